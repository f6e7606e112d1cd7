import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './compress.ts'

export default defineConfig({
  base: './',
  plugins: [svelte(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
})
