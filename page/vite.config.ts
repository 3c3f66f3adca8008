import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page is built into the package that serves it, and is served from the root: its screens have paths.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: { outDir: '../src/kontu/web/static', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
