import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './compress.ts'
import { entriesApart, standsAlone } from './entries.ts'
import { offline } from './offline.ts'
import about from './package.json' with { type: 'json' }

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(about.version), entriesApart(), compressed()],
  worker: { format: 'es', rolldownOptions: { output: standsAlone('table', /\/src\/table\/worker\.ts$/) } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: standsAlone('page', /\/(?:index\.html|src\/main\.ts)$/) },
  },
})
