import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { serve } from '../serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'wanli-serve-'))
const inside = join(folder, 'dist')
mkdirSync(join(inside, 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'nobody may read this')
writeFileSync(join(inside, '.built-from'), 'nor this')
writeFileSync(join(inside, 'index.html'), '<!doctype html><p>home</p>')
writeFileSync(join(inside, 'assets', 'main-Ab12_-zZ.js'), 'export {}')
writeFileSync(join(inside, 'assets', 'main-Ab12_-zZ.js.gz'), gzipSync('export {}'))
writeFileSync(join(inside, 'sw.js'), 'self')
writeFileSync(join(inside, 'manifest.en.webmanifest'), '{}')
const serving = await serve(inside)
after(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}
/** As raw as a hostile visitor would: fetch tidies paths up before it sends them. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: serving.port, path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    asked.on('error', reject).end()
  })
}

describe('the server of the page', () => {
  it('serves the page at /, to be asked for again every time', async () => {
    const { status, headers, body } = await ask('/?x=1')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assert.match(String(body), /home/)
    const again = await ask('/', { 'if-none-match': String(headers['etag']) })
    assert.equal(again.status, 304)
    assert.equal(again.body.length, 0)
  })

  it('serves files with a hash in their name for good, packed if the browser can unpack', async () => {
    const plain = await ask('/assets/main-Ab12_-zZ.js')
    assert.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.match(String(plain.headers['cache-control']), /immutable/)
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.equal(String(plain.body), 'export {}')
    const packed = await ask('/assets/main-Ab12_-zZ.js', { 'accept-encoding': 'deflate, gzip;q=0.8, br' })
    assert.equal(packed.headers['content-encoding'], 'gzip')
    assert.equal(packed.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.equal(String(gunzipSync(packed.body)), 'export {}')
  })

  it('lets nobody keep an old worker, from which an old page would come', async () => {
    const { headers } = await ask('/sw.js')
    assert.equal(headers['cache-control'], 'no-cache')
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
    const manifest = await ask('/manifest.en.webmanifest')
    assert.equal(manifest.headers['content-type'], 'application/manifest+json; charset=utf-8')
    assert.equal(manifest.headers['cache-control'], 'no-cache')
  })

  it('lets nobody out of its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '//../secret.txt',
      '/.built-from',
      '/%00',
      '/%zz',
      'secret.txt',
    ]) {
      const { status, body } = await ask(path)
      assert.ok(status === 404 || status === 400, `${path}: ${status}`)
      assert.doesNotMatch(String(body), /nobody|nor this/)
    }
  })

  it('says that there is no such page', async () => {
    for (const path of ['/nothing', '/assets', '/assets/']) assert.equal((await ask(path)).status, 404, path)
  })

  it('only shows', async () => {
    assert.equal((await ask('/', {}, 'POST')).status, 405)
    const head = await ask('/', {}, 'HEAD')
    assert.equal(head.status, 200)
    assert.equal(head.body.length, 0)
  })

  it('takes the next free port if it may, and says so if it may not', async () => {
    const next = await serve(inside, { port: serving.port, tries: 20 })
    assert.ok(next.port > serving.port)
    await next.close()
    await assert.rejects(serve(inside, { port: serving.port }), { code: 'EADDRINUSE' })
  })
})
