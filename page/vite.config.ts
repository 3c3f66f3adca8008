import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { languages } from './languages-plugin.ts'
import { offline } from './offline-plugin.ts'

// The page is built into the package that serves it, and is served from the root: its screens have paths.
export default defineConfig({
  base: '/',
  plugins: [svelte(), languages(join(import.meta.dirname, '../src/kontu/locale')), offline('public')],
  worker: { format: 'es' },
  build: {
    outDir: '../src/kontu/web/static',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      // A service worker keeps its name, or it could never be replaced.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
