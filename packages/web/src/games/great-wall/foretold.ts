import { remarksOn } from '@wanli/great-wall'
import { eventMessage, locationName } from '@wanli/great-wall/text'
import type { Asked } from '@wanli/table'
import type { Note } from '../face.ts'
import type { Box, Option, View } from './types.ts'

/** What an answer will bring, though nothing of it is to be seen yet. */
export function foretold(option: Asked['options'][number], box: Box, view: View, question: Asked): readonly Note[] {
  return remarksOn(option as unknown as Option, question as never, view, box).flatMap((remark): readonly Note[] => {
    switch (remark.kind) {
      case 'activates': {
        const message = { key: 'gw.note.activates', params: { location: locationName(remark.location, box) } }
        return [{ message, good: null }, ...(remark.alone ? [{ message: { key: 'gw.note.alone' }, good: false }] : [])]
      }
      case 'recruits': {
        const { units } = remark
        return [{ message: eventMessage({ kind: 'recruited', seat: question.seat, units }, box), good: true }]
      }
      default:
        return []
    }
  })
}
