import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/*
 * One thing has one name (1.1 to 1.4 of the rules of The Great Wall, 0.1 of those of its expansions): words that somebody may take for it are
 * nowhere said. What people may type into a search is another matter.
 */

const WRONG: readonly (readonly [RegExp, string])[] = [
  [/letalidad/i, 'Mortandad'],
  [/centro logístico/i, 'Centro de Logística'],
  [/premio del emperador/i, 'Recompensa del Emperador'],
  [/(cola|pista) de tiempo/i, 'indicador de Tiempo'],
  [/(cola|pista|indicador) de honor/i, 'medidor de Honor'],
  [/(efecto|casilla|carta) potenciad/i, 'efecto reforzado'],
  [/abanderado/i, 'Portaestandarte'],
  [/catapulta/i, 'Trabuquete'],
  [/punto vital|casilla vital/i, 'Zona Vital'],
  [/puesto de tiro/i, 'Puesto de Disparo'],
  [/vergüenza/i, 'Deshonra'],
  [
    /reserva de (deshonra|fichas)|(ficha de )?deshonra[^.;,]{0,20} de la reserva|reserva (está )?vacía/i,
    'suministro de Deshonra',
  ],
  [/[a-zé,] Zona de Descanso/, 'zona de Descanso'],
  [/[a-zé,] Activación Avanzada/, 'activación avanzada'],
]

const packages = fileURLToPath(new URL('../../', import.meta.url))
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

void test('in Spanish one thing has one name in the game, in the terminal and on the page', () => {
  const files = ['great-wall/src', 'cli/src', 'web/src']
    .flatMap((folder) => filesBelow(join(packages, folder)))
    .filter((file) => /\.(ts|json|svelte)$/.test(file) && !file.endsWith('search-words.ts'))
  assert.ok(files.length > 800, String(files.length))
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        WRONG.flatMap(([wrong, right]) => {
          const said = wrong.exec(line)
          return said === null ? [] : [`${file.slice(packages.length)}:${i + 1} "${said[0]}" is ${right}`]
        }),
      ),
  )
  assert.deepEqual(found, [])
})
