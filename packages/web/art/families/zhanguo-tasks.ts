import { type Drawing, drawing } from '../drawing.ts'

const SITES = ['t', 'g', 'v']
const REGIONS = ['1', '2', '3', '4', '5']
const asked = (symbols: string, one: string): number => symbols.split(one).length - 1

/** Three sites of the Wall: a tower as high as sections are asked for, or bare ground. */
function walls(symbols: string): Drawing {
  const task = drawing(`zg-task-wall-${symbols}`).fill('wash', '0 60!,0 44,14 36,32 44,50 34,64 42,64 60!')
  for (const [i, site] of SITES.entries()) {
    const [x, n] = [2 + 21 * i, asked(symbols, site)]
    const top = 58 - 18 * n
    if (n === 0) task.area('ink', `M${x} 58v-4h4v4zM${x + 7} 58v-4h4v4zM${x + 14} 58v-4h4v4z`)
    else task.area('ink', `M${x} 58V${top - 6}h4v4h3v-4h4v4h3v-4h4V58z`)
    const blocks = Array.from({ length: n }, (_, one) => `M${x + 3} ${56 - 18 * one}h12v-14h-12z`)
    if (n > 0) task.area('accent', blocks.join(''))
  }
  return task.brush('ink', '0 60 2,32 61.5 4,64 60 2')
}

/** A palace on five columns, one a region. */
function palaces(symbols: string): Drawing {
  const task = drawing(`zg-task-palace-${symbols}`)
    .brush('ink', '12 14 1,32 6 5,52 14 1', '0 28 1,32 17 6.6,64 28 1')
    .brush('ink', '32 7 3,32 1 1')
    .area('ink', 'M20 14h24v6H20zM5 27h54v5H5zM4 56h56v6H4z')
  for (const [i, region] of REGIONS.entries()) {
    const middle = 9 + 11.5 * i
    if (asked(symbols, region) > 0) task.area('accent', `M${middle - 4.5} 32h9v24h-9z`)
    else task.area('ink', `M${middle - 1} 32h2v24h-2z`)
  }
  return task.line('cut', 'M7 59h50', 1.3)
}

/** Where the five regions lie: three above two. */
const PLACES = [
  [12, 20],
  [32, 20],
  [52, 20],
  [22, 50],
  [42, 50],
] as const

/** A governor in every region that is asked for; the others are empty. */
function governors(symbols: string): Drawing {
  const task = drawing(`zg-task-governor-${symbols}`)
  for (const [i, [dx, dy]] of PLACES.entries())
    task.placed({ dx, dy }, (place) => {
      if (asked(symbols, REGIONS[i]!) === 0) return place.disc('veil', 0, 2, 3)
      return place
        .fill('accent', '-9.4 12!,-8.6 4,0 -1,8.6 4,9.4 12!')
        .disc('ink', 0, -5, 5.6)
        .disc('cut', 0, -4, 3.8)
        .fill('ink', '-6 -6!,-5 -14,0 -18,5 -14,6 -6!,0 -8')
        .brush('ink', '-10 -9 1.4,0 -9 3,10 -9 1.4')
    })
  return task
}

/** The tasks, with what they ask for in colour. */
export const tasks: readonly Drawing[] = [
  ...['ttg', 'vv', 'tggv', 'tgv'].map(walls),
  ...['125', '34', '13', '245'].map(palaces),
  ...['14', '235', '25', '134'].map(governors),
]
