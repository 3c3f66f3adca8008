import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { device } from './lib/device.svelte'
import { keepForOffline } from './lib/offline'
import { router } from './lib/route.svelte'
import { firstLanguage, words } from './lib/words.svelte'

device.dress()
router.start()
await words.use(firstLanguage())

const page = document.getElementById('page')
if (!page) throw new Error('the page has nowhere to go')
mount(App, { target: page })
keepForOffline()
