import assert from 'node:assert/strict'
import type { Result } from '@wanli/kernel'

export function value<T>(result: Result<T>): T {
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}
