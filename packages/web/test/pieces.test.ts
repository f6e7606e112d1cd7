import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { BEAST_ICONS } from '../src/games/great-wall/expansions/ancient-beasts/cover.ts'
import { MACHINE_ICONS, machineModel, TOWER } from '../src/games/great-wall/expansions/black-powder/cover.ts'
import { AWARD, KHAN } from '../src/games/great-wall/expansions/genghis-khan/cover.ts'
import { SPRITES } from '../art/sprites.ts'
import { COVERS, FOLDERS } from './all-expansions.ts'

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
interface Symbol {
  readonly box: string
  readonly svg: string
}
const symbolsOf = (file: string): ReadonlyMap<string, Symbol> =>
  new Map(
    [...read(file).matchAll(/<symbol id="([^"]+)" viewBox="0 0 ([^"]+)">(.*?)<\/symbol>/gs)].map(
      ([, id, box, svg]) => [id!, { box: box!, svg: svg! }] as const,
    ),
  )
/** The 5th Player has no pieces but those of another colour. */
const own = new Map(
  FOLDERS.filter((folder) => folder !== 'fifth-player').map(
    (folder) => [folder, symbolsOf(`games/great-wall/expansions/${folder}/pieces.svg`)] as const,
  ),
)
const base = symbolsOf('icons/icons.svg')
const drawnBy = (name: string): Symbol | undefined =>
  [...own.values(), base].map((symbols) => symbols.get(name)).find((one) => one !== undefined)

describe('icons and pieces of the expansions', () => {
  it('have names that nothing else in the page has', () => {
    const names = [
      ...[...own.values(), base, symbolsOf('icons/zhanguo-icons.svg')].flatMap((symbols) => [...symbols.keys()]),
      ...SPRITES.flatMap(({ drawings }) => drawings.map(({ id }) => id)),
    ]
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
    )
  })

  it('every piece and model is drawn in the measures that it says', () => {
    const models = [KHAN, AWARD, TOWER, ...Object.keys(MACHINE_ICONS).map(machineModel)]
    const shown = COVERS.flatMap((cover) => cover.shown.flatMap((one) => ('model' in one ? [one.model] : [])))
    const pieces = COVERS.flatMap((cover) => Object.values(cover.pieces))
    assert.ok(pieces.length === 7 && shown.length === 15)
    for (const { id, w, h } of [...models, ...shown, ...pieces]) assert.equal(drawnBy(id)?.box, `${w} ${h}`, id)
    for (const { id, w, h, seal } of pieces)
      assert.ok(seal[0] > 0 && seal[1] > 0 && seal[0] + seal[2] <= w && seal[1] + seal[2] <= h, `${id}: its seal`)
  })

  it('every Soldier, machine and Beast has an icon, and every cover what stands for it', () => {
    const wanted = [
      ...COVERS.flatMap((cover) => Object.keys(cover.pieces)),
      ...COVERS.flatMap(({ emblem }) => ('icon' in emblem ? [emblem.icon] : [])),
      ...Object.values(MACHINE_ICONS),
      ...Object.values(BEAST_ICONS),
      'khan',
      'award',
      'skill',
      'tower',
      'shot',
      'ram',
      'trebuchet',
      'ladders',
      'elite',
      'relic',
    ]
    for (const icon of wanted) assert.equal(drawnBy(icon)?.box, '24 24', icon)
  })

  it('a piece takes the colours of its Clan, what is nobody’s takes none of them', () => {
    for (const symbols of own.values())
      for (const [name, { svg }] of symbols) {
        assert.equal(
          svg.includes('currentColor') && !/stroke="currentColor"/.test(svg),
          name.startsWith('piece-') || name === 'shot' || name === 'trebuchet',
          name,
        )
        if (name.startsWith('model-')) assert.ok(!/--c\b|--c-on|--piece-line/.test(svg), name)
        // Every other colour is a token, so that night has its own.
        assert.ok(!/#[0-9a-f]{3,6}/i.test(svg.replaceAll(/var\([^)]*\)/g, '')), name)
      }
  })
})
