import type { RowInfo, TableInfo } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import type { Face } from '../../games/face.ts'
import { say, settings } from '../../settings.svelte.ts'
import { type Key, TEXTS } from '../../text/index.ts'
import { tellOf } from '../../ui/words.ts'
import { isName } from './load.ts'

/* What tables, rows, fields and words are called on the page. What has no name of its own is called as files call it. */

const named = (group: 'table' | 'field' | 'word' | 'constant' | 'kept', word: string): string | undefined => {
  const key = `box.${group}.${word}`
  return Object.hasOwn(TEXTS[settings.language], key) ? say(key as Key) : undefined
}

export const tableName = ({ name }: TableInfo): string => named('table', name) ?? name
export const fieldName = (field: string): string => named('field', field) ?? field
/** Why a value stays as it is. */
export const whyKept = (why: string): string => named('kept', why) ?? why
export const wordFor = (word: string | number | null): string =>
  word === null ? say('box.nothing') : (named('word', String(word)) ?? String(word))

/** The base game, an expansion, or what several of them share. */
export function partName(face: Face, part: string): string {
  if (part === 'base') return say('box.base')
  const key = [`expansion.${part}`, `${part}.name`].find((one) => Object.hasOwn(face.texts[settings.language], one))
  return key === undefined ? part : tellOf(face, { key })
}

export function rowTitle({ name: table }: TableInfo, { name, row }: RowInfo): string {
  if (table === 'constants') return named('constant', name) ?? name
  const own = row['name']
  if (isName(own)) return own[settings.language]
  // `side3 slot 2`, `writing end`: word by word.
  return name
    .split(' ')
    .map((word) => named('word', word) ?? named('table', word) ?? named('field', word) ?? word)
    .join(' ')
}

/** A value in a few words. */
export function shown(value: unknown): string {
  if (value === undefined) return say('box.left')
  if (value === null) return say('box.none')
  if (typeof value === 'boolean') return say(value ? 'box.yes' : 'box.no')
  if (isName(value)) return value[settings.language]
  if (Array.isArray(value)) return value.length === 0 ? say('box.none') : value.map(shown).join(', ')
  if (isObject(value))
    return Object.entries(value)
      .map(
        ([name, inner]) =>
          `${/^\d+$/.test(name) ? say('box.players', { n: Number(name) }) : fieldName(name)} ${shown(inner)}`,
      )
      .join(', ')
  return typeof value === 'string' || typeof value === 'number' ? wordFor(value) : '?'
}
