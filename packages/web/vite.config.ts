import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './compress.ts'
import { entriesApart, standsAlone } from './entries.ts'
import { offline } from './offline.ts'
import { withoutProvenance } from './provenance.ts'
import { withoutSchemas } from './schemaless.ts'
import { withoutWords } from './wordless.ts'
import about from './package.json' with { type: 'json' }

/** The page unpacks expansions when a table uses them: it begins with the game without any. */
const lean = [
  { find: /^@wanli\/great-wall$/, replacement: '@wanli/great-wall/lean' },
  { find: /^@wanli\/great-wall\/text$/, replacement: '@wanli/great-wall/lean-text' },
]

export default defineConfig({
  base: './',
  resolve: { alias: lean },
  plugins: [withoutProvenance(), withoutSchemas(), svelte(), offline(about.version), entriesApart(), compressed()],
  worker: {
    format: 'es',
    plugins: () => [withoutProvenance(), withoutSchemas(), withoutWords()],
    rolldownOptions: { output: standsAlone('table', /\/src\/table\/worker\.ts$/) },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: standsAlone('page', /\/(?:index\.html|src\/main\.ts)$/) },
  },
})
