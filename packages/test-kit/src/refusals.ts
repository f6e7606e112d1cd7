import assert from 'node:assert/strict'
import type { JsonObject, Terms } from '@wanli/kernel'
import type { Message, Reader } from './reader.ts'
import type { TestTable } from './table.ts'

/** What a table says about options that it refuses, in English, by their keys; in Spanish it says it too. */
export const refusalReader =
  <T extends Terms>(reader: Reader, why: (facts: JsonObject | undefined, box: T['box']) => Message | undefined) =>
  (t: TestTable<T>, sentences: Readonly<Record<string, string>>): void => {
    for (const [key, sentence] of Object.entries(sentences)) {
      const said = reader.read(why(t.factsOf(key), t.table.box)!)
      assert.equal(said.en, sentence, key)
      assert.notEqual(said.es, said.en, key)
    }
  }
