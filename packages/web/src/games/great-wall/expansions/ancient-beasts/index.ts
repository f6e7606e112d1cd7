import { cardText, cardTitle, locationIn, sectionName } from '@wanli/great-wall/text'
import type { Message } from '../../../../text/index.ts'
import type { What } from '../../../face.ts'
import { line } from '../../ledger.ts'
import { type Box, ROMAN, type View } from '../../types.ts'
import type { ExpansionFace, LedgerMaker } from '../face.ts'
import { comesActs, growsActs, leapActs } from './acts.ts'
import { BEAST_ICONS } from './cover.ts'
import { pictures } from './pictures.ts'
import { moveWays, upgradeWays } from './places.ts'
import { gists, texts } from './text.ts'
import { beastsOf, type BeastView, sectionNamed } from './view.ts'

function whereOf({ area }: BeastView, box: Box): Message {
  if (area === null) return { key: 'gw.beast.nowhere' }
  const section = sectionNamed(area)
  return section === undefined ? locationIn(area, 'at', box) : sectionName(section)
}

/** A Beast by its own name or by that of its card. */
function beast(id: string, box: Box, view: View): What | undefined {
  const here = beastsOf(view)?.beasts.find((one) => one.beast === id || one.card === id)
  if (here === undefined) return undefined
  return {
    title: cardTitle(here.beast, box),
    lines: [...cardText(here.card, box), { key: 'gw.beast.what' }, { key: 'gw.beast.what.upgrade' }],
    worth: { key: 'gw.beast.now', params: { where: whereOf(here, box) } },
    pictured: here.beast,
    rule: 'AB-08',
  }
}

function relic(id: string, box: Box, view: View): What | undefined {
  if (beastsOf(view)?.relic !== id) return undefined
  return {
    title: cardTitle(id, box),
    lines: [...cardText(id, box), { key: 'gw.relic.what' }],
    pictured: id,
    rule: 'AB-14',
  }
}

/** AB-10: which Beast rises to which level. */
const risen: LedgerMaker = (before, after, box) =>
  (beastsOf(before)?.beasts ?? []).flatMap((was, i) => {
    const is = beastsOf(after)!.beasts[i]!
    if (was.level === is.level) return []
    return [line(cardTitle(was.beast, box), ROMAN[was.level]!, ROMAN[is.level]!, null)]
  })

/** An area by its name, as it is marked on the table. */
const areaPlace = (area: unknown): string => {
  const section = sectionNamed(String(area))
  return section === undefined ? `location:${String(area)}` : `section:${section}`
}

/** A Beast is taken up where it stands and put down elsewhere; it is upgraded in the list. */
export const ancientBeasts: ExpansionFace = {
  name: 'ancientBeasts',
  ways: { beast: moveWays, beastUpgrade: upgradeWays },
  what: {
    beast: ([id = ''], box, view) => beast(id, box, view),
    beastUpgrade: ([id = ''], box, view) => beast(id, box, view),
  },
  ledger: risen,
  card: (id, box, view) => beast(id, box, view) ?? relic(id, box, view),
  told: {
    beastMoved: {
      named: ({ seat, beast: id, from, to }) => [
        `beast:${String(id)}`,
        areaPlace(from),
        areaPlace(to),
        `seat:${String(seat)}`,
      ],
      sound: 'stone',
      acts: (line) => leapActs(line, areaPlace),
      moment: ({ seat, beast: id, to }, box) => ({
        places: [areaPlace(to)],
        icon: BEAST_ICONS[String(id)] ?? 'ao',
        foot: true,
        words: { key: 'gw.moment.beast', params: { beast: cardTitle(String(id), box) } },
        seat: Number(seat),
        good: null,
      }),
      next: { key: 'gw.next.beast' },
    },
    beastPlaced: {
      named: ({ seat, beast: id, area }) => [`beast:${String(id)}`, areaPlace(area), `seat:${String(seat)}`],
      sound: 'stone',
      acts: comesActs,
      next: { key: 'gw.next.beast' },
    },
    beastByLot: {
      named: ({ beast: id, area }) => [`beast:${String(id)}`, areaPlace(area)],
      sound: 'stone',
      acts: comesActs,
    },
    beastUpgraded: {
      named: ({ seat, beast: id }) => [`beast:${String(id)}`, `seat:${String(seat)}`],
      sound: 'reward',
      acts: growsActs,
      moment: ({ seat, beast: id, level }, box) => ({
        places: [`beast:${String(id)}`],
        icon: BEAST_ICONS[String(id)] ?? 'ao',
        foot: true,
        words: { key: 'gw.moment.beastUp', params: { beast: cardTitle(String(id), box), level: Number(level) } },
        seat: Number(seat),
        good: null,
      }),
      next: { key: 'gw.next.beast' },
    },
    relicShown: { shows: 'card', sound: 'card' },
  },
  asked: {
    beastPlace: { key: 'gw.next.beast' },
    beastUpgrade: { key: 'gw.next.beast' },
    beastMove: { key: 'gw.next.beast' },
  },
  texts,
  gists,
  pictures,
}
