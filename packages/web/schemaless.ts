import { parseSync, type Plugin } from 'vite'

const WRITERS = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/

/**
 * Zod hangs what writes a JSON Schema on every check that is made, so no bundler can leave it out: 6 kB packed in the page, the same again
 * in the worker. Only a server describes itself so (/api); here who asks for one is told.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'wanli-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!WRITERS.test(id)) return undefined
      const names = parseSync(id, code).module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName }) => exportName.name ?? []),
      )
      return [
        "const none = () => { throw new Error('The page writes no JSON Schemas') }",
        // Called for every check, before anybody asks.
        'const later = () => none',
        ...names.map((name) => `export const ${name} = ${name.startsWith('create') ? 'later' : 'none'}`),
      ].join('\n')
    },
  }
}
