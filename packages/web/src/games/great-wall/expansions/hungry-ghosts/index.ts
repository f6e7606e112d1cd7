import type { GhostOption } from '@wanli/great-wall/expansions/chronicles/hungry-ghosts'
import { at } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import { scenarioFace } from '../chronicles/face.ts'
import type { ExpansionFace, Telling } from '../face.ts'
import { texts } from './text.ts'
import { ghostsOf, toCome } from './view.ts'

/** A ghost is sent, and sent away, by a click on the Location. */
const onLocation = ({ location }: GhostOption) => [at(place.location(location))]
const named = ({ seat, location }: Readonly<Record<string, unknown>>): readonly string[] => [
  `seat:${String(seat)}`,
  `location:${String(location)}`,
]

/** It is told at the Location that it is about. */
const onGhost = (word: 'haunted' | 'lifted', good: boolean): Telling => ({
  named,
  moment: ({ location }) => ({
    places: [`location:${String(location)}`],
    icon: 'ghost',
    words: { key: `gw.moment.${word}` },
    good,
  }),
})

export const hungryGhosts: ExpansionFace = scenarioFace({
  name: 'hungryGhosts',
  story: { icon: 'ghost' },
  ways: { haunt: onLocation, lift: onLocation },
  what: {
    ghosts: (_words, _box, view) => {
      const ghosts = ghostsOf(view)
      return ghosts === undefined
        ? undefined
        : {
            title: { key: 'gw.ghosts' },
            lines: [{ key: 'gw.ghosts.what' }, { key: 'gw.ghosts.come', params: toCome(ghosts) }],
            rule: 'AC-HG-08',
          }
    },
  },
  told: {
    hauntingStep: { named: () => ['ghosts'], next: { key: 'gw.next.haunting' } },
    haunted: onGhost('haunted', false),
    lifted: onGhost('lifted', true),
    ghostsGone: { named: () => ['ghosts'] },
    deadForGood: { named: ({ seat }) => [`seat:${String(seat)}`], follows: true },
  },
  asked: { haunt: { key: 'gw.next.haunting' }, lift: { key: 'gw.next.lift' } },
  changes: () => [
    { icon: 'ghost', title: { key: 'gw.change.ghosts' }, text: { key: 'gw.change.ghosts.text' } },
    { icon: 'grave', title: { key: 'gw.change.dead' }, text: { key: 'gw.change.dead.text' } },
  ],
  texts,
})
