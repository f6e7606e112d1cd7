import assert from 'node:assert/strict'
import { basename, dirname } from 'node:path'
import { test } from 'node:test'
import { SOURCES } from '../build.ts'

void test('the page is built anew when any package that it is made of has changed, and no other', () => {
  const names = SOURCES.filter((folder) => basename(folder) === 'src').map((folder) => basename(dirname(folder)))
  assert.deepEqual(names.sort(), ['bots', 'game-kit', 'great-wall', 'kernel', 'text', 'web', 'zhanguo'])
})
