/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }
const TOKENS = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)/g

/** Where a drawing lies in its symbol: scaled, then moved, in units of the grid of 64. */
export interface Fit {
  readonly scale: number
  readonly dx: number
  readonly dy: number
}
export const AS_DRAWN: Fit = { scale: 1, dx: 0, dy: 0 }

/** A path in whole numbers of a grid that is so many times finer, in relative commands: as short as can be. */
export function compact(path: string, finer: number, { scale, dx, dy }: Fit = AS_DRAWN): string {
  const tokens = path.match(TOKENS) ?? []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The same on the grid, rounded: so that errors don't add up. */
  let [gridX, gridY, gridStartX, gridStartY] = [0, 0, 0, 0]
  let command = ''
  let last = ''
  let out = ''
  const onX = (value: number): number => Math.round((value * scale + dx) * finer)
  const onY = (value: number): number => Math.round((value * scale + dy) * finer)
  const put = (name: string, values: readonly number[]): void => {
    const body = values.reduce((text, value) => `${text}${text === '' || value < 0 ? '' : ' '}${value}`, '')
    const goesOn = name === last && name !== 'm' && name !== 'z'
    out += goesOn ? `${body.startsWith('-') ? '' : ' '}${body}` : name + body
    last = name
  }
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i]!)) command = tokens[i++]!
    const name = command.toLowerCase()
    const takes = TAKES[name]
    if (takes === undefined) throw new Error(`a path of a drawing has no command "${command}": ${path}`)
    const values = tokens.slice(i, i + takes).map(Number)
    i += takes
    if (name === 'z') {
      put('z', [])
      ;[x, y, gridX, gridY] = [startX, startY, gridStartX, gridStartY]
      continue
    }
    const [offX, offY] = command === name ? [x, y] : [0, 0]
    const points = pointsOf(name, values, offX, offY, x, y)
    const [nextX, nextY] = points.at(-1)!
    const [toX, toY] = [onX(nextX), onY(nextY)]
    if (name === 'm') {
      out += `M${toX}${toY < 0 ? '' : ' '}${toY}`
      last = 'M'
      ;[startX, startY, gridStartX, gridStartY] = [nextX, nextY, toX, toY]
      command = command === 'm' ? 'l' : 'L'
    } else if (name === 'h') put('h', [toX - gridX])
    else if (name === 'v') put('v', [toY - gridY])
    else if (name === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values
      const radius = (value: number): number => Math.round(value * scale * finer)
      put('a', [radius(rx), radius(ry), turn, large, sweep, toX - gridX, toY - gridY])
    } else
      put(
        name,
        points.flatMap(([px, py]) => [onX(px) - gridX, onY(py) - gridY]),
      )
    ;[x, y, gridX, gridY] = [nextX, nextY, toX, toY]
  }
  return out
}

type Pair = readonly [number, number]

/** The points that a command names, the last is where it leads to. */
function pointsOf(name: string, values: readonly number[], offX: number, offY: number, x: number, y: number) {
  if (name === 'h') return [[offX + values[0]!, y]] satisfies Pair[]
  if (name === 'v') return [[x, offY + values[0]!]] satisfies Pair[]
  const coordinates = name === 'a' ? values.slice(5) : values
  const points: Pair[] = []
  for (let i = 0; i < coordinates.length; i += 2) points.push([coordinates[i]! + offX, coordinates[i + 1]! + offY])
  return points
}
