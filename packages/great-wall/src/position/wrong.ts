import { type DetailCode, issueDetail, WrongInput } from '@wanli/kernel'
import type { z } from 'zod'
import type { OwnDetail } from '../details.ts'

/** Something in the position that can't be: where, and what is wrong with it. */
export class Wrong extends WrongInput<OwnDetail> {}

/** The words of a part of the position, checked against their shape; `where` is the part. */
export function checkedWords<Words>(shape: z.ZodType<Words>, input: unknown, where: string): Words {
  const parsed = shape.safeParse(input)
  if (parsed.success) return parsed.data
  const { place, detail } = issueDetail(parsed.error.issues[0]!, input)
  const { problem, ...params } = detail
  throw new WrongInput(place === '' ? where : `${where}.${place}`, problem as DetailCode, params)
}
