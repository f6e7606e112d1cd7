import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isObject } from '@wanli/kernel'
import { Complaint } from '../complaint.ts'
import ids from './ids.json' with { type: 'json' }

export const KINDS = ['rules', 'vectors', 'cards', 'decisions'] as const
export type Kind = (typeof KINDS)[number]

export interface Count {
  readonly total: number
  readonly cited: number
  readonly uncited: readonly string[]
}
/** The figures of the rules themselves, and of every kind of ID. */
export interface Coverage extends Count {
  readonly byKind: Readonly<Record<Kind, Count>>
}

interface Citation {
  readonly id: string
  /** The package whose tests hold it. */
  readonly package: string
}

type IdLists = Readonly<Record<string, Readonly<Partial<Record<Kind | 'definitions', readonly string[]>>>>>
const ALL: IdLists = ids

/** The folder of the repo: this file lies four folders deep in it. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** The documents of a game that has more than one. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = { 'great-wall': ['great-wall', 'great-wall-expansions'] }

/** For each document of the games, how many of its IDs the tests cite. */
export function coverage(games: readonly string[], root = ROOT): Record<string, Coverage> {
  const citations = citationsIn(root)
  return Object.fromEntries(
    games.flatMap((game) => (DOCUMENTS[game] ?? [game]).map((name) => [name, coverageOf(game, name, citations)])),
  )
}

function coverageOf(game: string, name: string, citations: readonly Citation[]): Coverage {
  const lists = ALL[name] ?? {}
  const own = new Set(citations.filter((citation) => citation.package === game).map(({ id }) => id))
  const anywhere = new Set(citations.map(({ id }) => id))
  // TV-01 and #1 exist in every game: only a game's own tests can mean its own.
  const cited: Readonly<Record<Kind, ReadonlySet<string>>> = {
    rules: anywhere,
    vectors: own,
    cards: own,
    decisions: anywhere,
  }
  const count = (kind: Kind): Count => {
    const all = lists[kind] ?? []
    const uncited = all.filter((id) => !cited[kind].has(id))
    return { total: all.length, cited: all.length - uncited.length, uncited }
  }
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as Record<Kind, Count>
  return { ...byKind.rules, byKind }
}

function citationsIn(root: string): Citation[] {
  const folders = ['packages', 'examples'].map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const tests = folders.flatMap((folder) => filesBelow(folder)).filter((file) => isTest(relative(root, file)))
  if (tests.length === 0) throw new Complaint('error.noTests', { folder: root })
  return tests.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const found = file.endsWith('.json') ? citedByScenario(text) : citedByTest(text)
    const [, name = ''] = relative(root, file).split(sep)
    return found.map((id) => ({ id, package: name }))
  })
}

const isTest = (path: string): boolean => {
  const parts = path.split(sep)
  if (parts[0] === 'packages' && parts[2] !== 'test') return false
  return path.endsWith('.ts') || (path.endsWith('.json') && !path.endsWith('package.json'))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** The IDs at the head of `rule(`, `card(`, `decision(` and `law(` calls: one literal, several, or a list of them. */
export function citedByTest(text: string): string[] {
  const found: string[] = []
  const code = text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .join('\n')
  for (const call of code.matchAll(/\b(?:rule|card|decision|law)\(/g)) {
    const head =
      /^(?:[\s,[]*(?:'[^'\n]*'|"[^"\n]*"|`[^`$]*`))+/.exec(code.slice(call.index + call[0].length))?.[0] ?? ''
    for (const [, one, two, three] of head.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)`/g)) {
      const words = (one ?? two ?? three ?? '').split(/[\s,]+/)
      if (!words.every((word) => ID.test(word))) break
      found.push(...words)
    }
  }
  return found
}

const ID = /^(?:#\d+|(?:[A-Z]|\d[A-Z])[A-Z0-9]*(?:-[A-Z0-9]+)*-?\d*[a-z]?)$/

function citedByScenario(text: string): string[] {
  if (!text.includes('"cites"')) return []
  const content: unknown = JSON.parse(text)
  const cites = isObject(content) && content['wanli'] === 'scenario' ? content['cites'] : []
  return Array.isArray(cites) ? cites.filter((id) => typeof id === 'string') : []
}
