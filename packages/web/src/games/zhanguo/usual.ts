import { zhanguo } from '@wanli/zhanguo'

const checked = zhanguo.checkSetup({})
if (!checked.ok) throw new Error('ZhanGuo: the usual set-up is wrong.')

/** The game as it comes out of the box: for what is said about it where there is no table. */
export const usualBox = zhanguo.open(checked.value)
