import { texts } from './shared'

export default texts(
  import.meta.glob<string>(
    ['../../../../src/kontu/locale/nb/*.ftl', '!../../../../src/kontu/locale/nb/{arena,cli,paper,records,serve,system}.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
