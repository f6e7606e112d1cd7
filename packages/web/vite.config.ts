import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './compress.ts'
import { offline } from './offline.ts'
import about from './package.json' with { type: 'json' }

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(about.version), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
})
