import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { encode } from 'uqr'
import { readQr } from './qr-reader.ts'

/** As the page draws them (Qr.svelte). */
const drawn = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 2 }).data.map((row) => [...row])

describe('QR codes of links', () => {
  const texts = [
    'http://127.0.0.1:4380/#/link/AbCd-_1234567890',
    'https://play.wanli.example/#/online/stone-bridge-0123456789abcdefghij/key/AbCdEfGhIjKlMnOpQrSt',
    'https://wanli.example/#/ñandú',
    ...Array.from({ length: 160 }, (_, length) => `https://w.example/#/${'x'.repeat(length)}`),
  ]
  it('are read by who knows nothing of what drew them: every length, with margin and without', () => {
    const sizes = new Set<number>()
    for (const text of texts) {
      const code = drawn(text)
      sizes.add(code.length)
      assert.equal(readQr(code), text)
      assert.equal(readQr(code.slice(2, -2).map((row) => row.slice(2, -2))), text)
    }
    assert.ok(sizes.size >= 7, `${sizes.size} sizes`)
  })

  it('the reader finds one wrong module', () => {
    const code = drawn(texts[0]!)
    for (const [x, y] of [
      [14, 14],
      [code.length - 3, code.length - 3],
      [10, 2 + 8],
    ] as const) {
      const wrong = code.map((row) => [...row])
      wrong[y]![x] = !wrong[y]![x]
      assert.throws(() => readQr(wrong), /correction|read/, `${x} ${y}`)
    }
  })
})
