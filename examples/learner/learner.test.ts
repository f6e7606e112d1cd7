import assert from 'node:assert/strict'
import { test } from 'node:test'
import { environmentOf } from '@wanli/bots/environments'
import { indifferent, learn, winShare } from './learner.ts'

test('what has learned from some hundred games beats random players on fresh deals', () => {
  const env = environmentOf('zhanguo', { seats: 2 })
  const policy = learn(env, 400, 'test')
  const share = winShare(env, policy, indifferent(env), 60, 'fresh')
  assert.ok(share > 0.75, `${share}`)
  assert.deepEqual(learn(env, 5, 'same').liking, learn(env, 5, 'same').liking)
})
