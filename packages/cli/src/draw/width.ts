/** How much room a text takes on a terminal, and texts cut or padded to a room. Colour codes take none. */

// oxlint-disable-next-line no-control-regex -- colour codes begin with a control character
const CODES = /\u001b\[[0-9;]*m/g
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const PLAIN = /^[\u0020-\u024f\u2010-\u2027\u2190-\u2193\u2500-\u25ff]*$/

const widthOfSymbol = (symbol: string): number => (NO_WIDTH.test(symbol) ? 0 : WIDE.test(symbol) ? 2 : 1)

export function width(text: string): number {
  const bare = text.replace(CODES, '')
  if (PLAIN.test(bare)) return bare.length
  let sum = 0
  for (const { segment } of segmenter.segment(bare)) sum += widthOfSymbol(segment)
  return sum
}

/** Exactly this wide: padded with spaces, or cut with an ellipsis. */
export function fit(text: string, room: number): string {
  const wide = width(text)
  return wide <= room ? text + ' '.repeat(room - wide) : cut(text, room)
}

export const right = (text: string, room: number): string => {
  const wide = width(text)
  return wide <= room ? ' '.repeat(room - wide) + text : cut(text, room)
}

/** No wider than this. */
export function cut(text: string, room: number): string {
  if (width(text) <= room) return text
  let kept = ''
  let used = 0
  let coloured = false
  const parts = text.split(/(\u001b\[[0-9;]*m)/) // oxlint-disable-line no-control-regex
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      kept += part
      coloured = true
      continue
    }
    for (const { segment } of segmenter.segment(part)) {
      const wide = widthOfSymbol(segment)
      if (used + wide > room - 1) return `${kept}…${coloured ? '\u001b[0m' : ''}${' '.repeat(room - 1 - used)}`
      kept += segment
      used += wide
    }
  }
  return kept
}

/** Lines no wider than this, broken at spaces; all but the first are indented. */
export function wrap(text: string, room: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' || line.trim() === '' ? line + word : `${line} ${word}`
    if (width(longer) <= room || line.trim() === '') line = longer
    else {
      lines.push(line)
      line = ' '.repeat(indent) + word
    }
  }
  lines.push(line)
  return lines.map((one) => cut(one, room))
}
