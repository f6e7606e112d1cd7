import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { Streams } from '@wanli/kernel'
import fc from 'fast-check'
import { chacha } from '../src/chacha.ts'
import { spread } from '../src/seeding.ts'
import { sha256 } from '../src/sha256.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const words = (text: string): Int32Array => {
  const bytes = Buffer.from(text, 'hex')
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i))
}
function block(rounds: number, key: string, counter: number, nonce: string): string {
  const out = new Int32Array(16)
  chacha(rounds, words(key), counter, words(nonce), out)
  return hex(new Uint8Array(out.buffer))
}

/** The original ChaCha has two words of counter and two of nonce; the upper one of the counter is our first of nonce. */
const original = (key: string, counter: number, nonce: string) => block(8, key, counter, `00000000${nonce}`)

const ZERO = '00'.repeat(32)

describe('ChaCha', () => {
  it('is that of RFC 8439, 2.3.2 and A.1', () => {
    const key = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
    assert.equal(
      block(20, key, 1, '000000090000004a00000000'),
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
    assert.equal(
      block(20, ZERO, 0, '00'.repeat(12)),
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  // draft-strombergson-chacha-test-vectors-01, keys of 256 bits, 8 rounds: blocks 0 and 1.
  const vectors: readonly (readonly [name: string, key: string, nonce: string, first: string, second: string])[] = [
    [
      'TC1: all zero',
      ZERO,
      '0000000000000000',
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
    [
      'TC2: one bit of the key',
      `01${ZERO.slice(2)}`,
      '0000000000000000',
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    ],
    [
      'TC3: one bit of the nonce',
      ZERO,
      '0100000000000000',
      '2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06',
      '470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46',
    ],
    [
      'TC7: a pattern',
      '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
      '0f1e2d3c4b5a6978',
      'db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb5157a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9',
      'c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c144cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e',
    ],
    [
      'TC8: like chance',
      'c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d',
      '1ada31d5cf688221',
      '838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c96ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b',
      '16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f',
    ],
  ]
  for (const [name, key, nonce, first, second] of vectors)
    it(`with 8 rounds is the published one, ${name}`, () => {
      assert.equal(original(key, 0, nonce), first)
      assert.equal(original(key, 1, nonce), second)
    })
})

describe('SHA-256', () => {
  it('is that of FIPS 180-4 (the examples of NIST)', () => {
    assert.equal(hex(sha256('')), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    assert.equal(hex(sha256('abc')), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    assert.equal(
      hex(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')),
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    assert.equal(hex(sha256('a'.repeat(1_000_000))), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
  })

  it('agrees with Node on any text, of any length', () => {
    const theirs = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) =>
        assert.equal(hex(sha256(text)), theirs(text)),
      ),
    )
    for (const text of ['\ud800', 'x\udc00y', '長城', '🏯'.repeat(30)]) assert.equal(hex(sha256(text)), theirs(text))
  })
})

describe("a table's seed", () => {
  it('is spread by SHA-256: the digest is the key, that of the name of a stream the nonce', () => {
    const key = hex(sha256('wanli'))
    const nonce = hex(sha256('deck')).slice(0, 24)
    const streams = new Streams('wanli')
    const drawn = Int32Array.from({ length: 16 }, (_, i) => streams.word('deck', 32 + i))
    assert.equal(hex(new Uint8Array(drawn.buffer)), block(8, key, 2, nonce))
  })

  it('changes half of the key with any character', () => {
    const ones = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length
    const differ = (a: string, b: string) => {
      const other = spread(b, 'sha256', 8)
      return spread(a, 'sha256', 8).reduce((sum, word, i) => sum + ones(word ^ other[i]!), 0)
    }
    for (const [a, b] of [
      ['1', '2'],
      ['table 1', 'table 2'],
      ['', ' '],
      ['ab', 'ba'],
    ] as const)
      assert.ok(Math.abs(differ(a, b) - 128) < 48, `${a} and ${b}: ${differ(a, b)} of 256 bits`)
  })
})
