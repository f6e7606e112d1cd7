import { en as enPage, type Key } from './en.ts'
import { box as enBox } from './en/box.ts'
import { greatWall as enGreatWall } from './en/greatWall.ts'
import { online as enOnline } from './en/online.ts'
import { people as enPeople } from './en/people.ts'
import { zhanguo as enZhanguo } from './en/zhanguo.ts'
import { es as esPage } from './es.ts'
import { box as esBox } from './es/box.ts'
import { greatWall as esGreatWall } from './es/greatWall.ts'
import { online as esOnline } from './es/online.ts'
import { people as esPeople } from './es/people.ts'
import { zhanguo as esZhanguo } from './es/zhanguo.ts'

/* All that the page says, with what it says of the games: for whoever reads pages, such as tests. */

export const en = { ...enPage, ...enBox, ...enZhanguo, ...enGreatWall, ...enOnline, ...enPeople } as const
export const es: Readonly<Record<Key, string>> = {
  ...esPage,
  ...esBox,
  ...esZhanguo,
  ...esGreatWall,
  ...esOnline,
  ...esPeople,
}
