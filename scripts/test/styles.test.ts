import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { styleTroubles } from '../styles.mjs'

const troubles = (files: Readonly<Record<string, string>>) =>
  styleTroubles(Object.keys(files), (file) => files[file]!, { important: 1, shared: { wall: 3 } })

describe('the check of styles', () => {
  it('is content with what is allowed', () => {
    const found = troubles({
      'src/games/wall/Spot.svelte': '<style>\n  .a {\n    color: red !important;\n  }\n</style>\n',
      'src/games/wall/wall.css': '.wall {\n  --c: red;\n}\n',
      'src/styles/base.css': '/* not !important; */\n'.repeat(9),
    })
    assert.deepEqual(found, [])
  })

  it('names each !important once there is one too many', () => {
    const found = troubles({
      'src/A.svelte': '<style>\n  .a {\n    color: red !important;\n  }\n</style>\n',
      'src/b.css': '.b {\n  top: 0 !important;\n}\n',
    })
    assert.match(
      found.join('\n'),
      /2 times !important, of at most 1:\n {2}src\/A\.svelte: color: red .*\n {2}src\/b\.css: top: 0/,
    )
  })

  it('counts all lines of a game outside its components, in whichever file', () => {
    const found = troubles({ 'src/games/wall/wall.css': '\n\n', 'src/games/wall/styles/more.css': '\n\n' })
    assert.deepEqual(found, ['wall: 4 lines of styles outside its components, of at most 3'])
  })

  it('allows none to a game that is not listed', () => {
    assert.equal(troubles({ 'src/games/other/other.css': '.a {}\n' }).length, 1)
  })
})
