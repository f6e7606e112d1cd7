import { random } from '@wanli/bots/random'
import { Room } from '@wanli/table'
import { sessionSuite } from '@wanli/table/suite'
import { zhanguo } from '@wanli/zhanguo'

sessionSuite('a room as it is', async (plan) => {
  const { room } = await Room.open(
    { game: zhanguo, bots: [random] },
    { keep: () => Promise.resolve(undefined), life: 'first' },
    plan,
  )
  return room!
})
