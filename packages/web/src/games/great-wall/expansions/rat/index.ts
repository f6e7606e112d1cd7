import { locationIn } from '@wanli/great-wall/text'
import { at } from '../../../../frame/clicks.ts'
import type { What } from '../../../face.ts'
import { place } from '../../place.ts'
import type { OptionOf } from '../../types.ts'
import type { ExpansionFace } from '../face.ts'
import { pictures } from './pictures.ts'
import { gists, texts } from './text.ts'
import { ratOf } from './view.ts'

/** It is sent somewhere by a click on the Location. */
export const rat: ExpansionFace = {
  name: 'rat',
  ways: { rat: ({ location }: OptionOf<'rat'>) => [at(place.location(location))] },
  what: {
    rat(_words, box, view): What | undefined {
      const on = ratOf(view)
      if (on === undefined) return undefined
      const where =
        on.location === null
          ? { key: 'gw.rat.nowhere' }
          : { key: 'gw.rat.on', params: { location: locationIn(on.location, 'at', box) } }
      return {
        title: { key: 'expansion.rat' },
        lines: [{ key: 'gw.rat.what', params: { n: on.pays } }, where],
        pictured: 'rat',
        rule: 'RAT-07',
      }
    },
  },
  texts,
  gists,
  pictures,
}
