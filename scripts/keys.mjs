// Keys of options are names: nobody takes one apart. What an option is about stands in its fields.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TAKES_APART =
  'split|startsWith|endsWith|slice|substring|indexOf|lastIndexOf|match|matchAll|search|replace|replaceAll|charAt|charCodeAt|codePointAt|at'
const forbidden = [
  // key.split(' '), option.key?.startsWith(...), key[0]
  new RegExp(`\\bkey\\??\\.(?:${TAKES_APART})\\(`),
  /\bkey\[\d/,
  // /^kill/.test(option.key), shape.exec(key)
  /\.(?:test|exec)\((?:[\w.!?]+\.)?key\)/,
]

/** Keys of another kind, and the one reader of patterns of keys. */
const ALLOWED = {
  'packages/web/src/frame/keys.ts': 'keys of a keyboard',
  'packages/web/src/lessons/match.ts': 'the authors of lessons write answers as logs do, with * for any',
}

/** Tests and their kit write and read keys as people do. */
const isSource = (file) => /^(packages\/(?!test-kit\/)[^/]+\/src|examples)\/.*\.(ts|svelte)$/.test(file)

/** `file:line: text` of every place where a key is taken apart. */
export function keysTakenApart(root, files) {
  return files
    .filter((file) => isSource(file) && !Object.hasOwn(ALLOWED, file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (isTakenApart(line) ? [`${file}:${i + 1}: ${line.trim().slice(0, 160)}`] : [])),
    )
}

export const isTakenApart = (line) => forbidden.some((pattern) => pattern.test(line))
