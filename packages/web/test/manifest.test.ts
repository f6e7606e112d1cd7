import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { en, es } from '../src/text/all.ts'

const file = (path: string): Buffer => readFileSync(new URL(`../${path}`, import.meta.url))

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}
interface Manifest {
  readonly lang: string
  readonly name: string
  readonly short_name: string
  readonly description: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly theme_color: string
  readonly background_color: string
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}
const manifestOf = (language: string): Manifest =>
  JSON.parse(String(file(`public/manifest.${language}.webmanifest`))) as Manifest

/** Width and height stand at the beginning of a PNG, and whether it can be seen through. */
function png(path: string): { readonly size: string; readonly seeThrough: boolean } {
  const bytes = file(path)
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG', path)
  return { size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, seeThrough: bytes[25] === 6 }
}

const page = String(file('index.html'))
const paper = /--paper: (#\w+)/.exec(String(file('src/styles/tokens.css')))![1]!

describe('the installed page', () => {
  for (const [language, texts] of [
    ['en', en],
    ['es', es],
  ] as const)
    it(`has a name, a place, a look and icons (${language})`, () => {
      const manifest = manifestOf(language)
      assert.equal(manifest.lang, language)
      assert.equal(manifest.name, texts['app.name'])
      assert.equal(manifest.short_name, texts['app.name'])
      assert.match(manifest.description, new RegExp(texts['app.game.great-wall']))
      // From wherever the page is served, and the same app in both languages.
      assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ['./', './', 'standalone'])
      assert.deepEqual([manifest.theme_color, manifest.background_color], [paper, paper])
      assert.deepEqual(
        manifest.shortcuts.map(({ name }) => name),
        [texts['newTable.title'], texts['app.rules']],
      )
      for (const { src, sizes, type } of manifest.icons) {
        assert.equal(type, 'image/png')
        assert.equal(png(`public/${src}`).size, sizes, src)
      }
      for (const purpose of ['any', 'maskable'])
        assert.deepEqual(
          manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes),
          ['192x192', '512x512'],
        )
    })

  it('has icons without holes where phones cut them out', () => {
    for (const { src } of manifestOf('en').icons.filter(({ purpose }) => purpose === 'maskable'))
      assert.equal(png(`public/${src}`).seeThrough, false, src)
    const [, apple] = /rel="apple-touch-icon" href="\/(.*?)"/.exec(page)!
    assert.deepEqual(png(`public/${apple}`), { size: '180x180', seeThrough: false })
  })

  it('is what the page names', () => {
    assert.match(page, /rel="manifest" href="\/manifest\.en\.webmanifest"/)
    assert.match(page, new RegExp(`name="theme-color" content="${paper}"`, 'i'))
  })
})
