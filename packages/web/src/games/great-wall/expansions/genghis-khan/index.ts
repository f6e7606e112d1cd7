import { cardText, cardTitle, playerMessage } from '@wanli/great-wall/text'
import type { What } from '../../../face.ts'
import { line } from '../../ledger.ts'
import type { Box, View } from '../../types.ts'
import type { ExpansionFace, LedgerMaker } from '../face.ts'
import { attackActs, brokenActs, defeatedActs, rideActs } from './acts.ts'
import { pictures } from './pictures.ts'
import { gists, texts } from './text.ts'
import { khanOf, type KhanTable } from './view.ts'

/** The Khan, or one of his Skills, by the card. */
function cardOfHis(card: string, box: Box, view: View): What | undefined {
  const here = khanOf(view, box)
  if (here === undefined) return undefined
  const cards = [here.khan, ...here.skills]
  const isHim = card === here.khan.card
  const said = cards.filter((one) => isHim || one.card === card)
  const free = said.reduce((sum, one) => sum + one.free, 0)
  const of = said.reduce((sum, { spots }) => sum + spots.length, 0)
  return {
    title: cardTitle(card, box),
    lines: isHim
      ? [{ key: 'gw.khan.what' }, { key: 'gw.khan.what.rides' }]
      : [...cardText(card, box), { key: 'gw.skill.what' }],
    worth: { key: 'gw.khan.what.left', params: { free, of } },
    pictured: card,
    rule: isHim ? 'GK-16' : 'GK-09',
  }
}

/** How many spots of his cards are covered. */
const covered: LedgerMaker = (before, after, box) => {
  const [was, is] = [khanOf(before, box), khanOf(after, box)]
  if (was === undefined || is === undefined) return []
  const of = [was.khan, ...was.skills].reduce((sum, { spots }) => sum + spots.length, 0)
  const taken = ({ khan, skills }: KhanTable) => of - [khan, ...skills].reduce((sum, { free }) => sum + free, 0)
  if (taken(was) === taken(is)) return []
  return [line(cardTitle(was.khan.card, box), `${taken(was)}/${of}`, `${taken(is)}/${of}`, null)]
}

function award(box: Box, view: View): What | undefined {
  const held = khanOf(view, box)?.award
  if (held === undefined) return undefined
  return {
    title: cardTitle(held.card, box),
    lines: [...cardText(held.card, box), { key: 'gw.award.what' }],
    worth:
      held.holder === null
        ? { key: 'gw.award.free' }
        : { key: 'gw.award.now', params: { player: playerMessage(held.holder, box) } },
    pictured: held.card,
    rule: 'GK-33',
  }
}

/** He is attacked by clicks on the spots of his cards (places.ts, `outpost`). */
export const genghisKhan: ExpansionFace = {
  name: 'genghisKhan',
  ledger: covered,
  card: (id, box, view) => {
    const here = khanOf(view, box)
    if (id === here?.award?.card) return award(box, view)
    return [here?.khan, ...(here?.skills ?? [])].some((one) => one?.card === id) ? cardOfHis(id, box, view) : undefined
  },
  what: {
    khan: (_words, box, view) => cardOfHis(khanOf(view, box)?.khan.card ?? '', box, view),
    outpost: ([card = ''], box, view) => cardOfHis(card, box, view),
    award: (_words, box, view) => award(box, view),
  },
  told: {
    khanMoved: {
      named: ({ from, section }) => ['khan', `section:${String(from)}`, `section:${String(section)}`],
      sound: 'hooves',
      acts: rideActs,
      moment: ({ section }) => ({
        places: [`section:${String(section)}`],
        art: 'khan-genghis-khan',
        foot: true,
        words: { key: 'gw.moment.khan', params: { section: Number(section) } },
        good: false,
      }),
      next: { key: 'gw.next.khan' },
    },
    skillBroken: {
      acts: brokenActs,
      named: ({ card }) => [`card:${String(card)}`],
      moment: ({ card }, box) => ({
        places: [`card:${String(card)}`],
        icon: 'skill',
        foot: true,
        words: { key: 'gw.moment.skill', params: { card: cardTitle(String(card), box) } },
        good: true,
      }),
    },
    khanDefeated: {
      named: ({ seat }) => ['khan', `seat:${String(seat)}`],
      sound: 'claim',
      acts: defeatedActs,
      moment: ({ seat }) => ({
        places: ['khan'],
        art: 'khan-genghis-khan',
        foot: true,
        words: { key: 'gw.moment.khanDefeated' },
        seat: Number(seat),
        good: true,
      }),
    },
    outpostAttacked: {
      named: ({ seat, outpost }) => [`seat:${String(seat)}`, `card:${String(outpost)}`],
      sound: 'arrow',
      acts: attackActs,
      moment: ({ seat, outpost }, box) => ({
        places: [`card:${String(outpost)}`],
        icon: 'power',
        foot: true,
        words: { key: 'gw.moment.outpost', params: { card: cardTitle(String(outpost), box) } },
        seat: Number(seat),
        good: null,
      }),
      next: { key: 'gw.next.khan' },
    },
    noRetreat: { follows: true },
    woundsHealed: { follows: true },
  },
  asked: { outpost: { key: 'gw.next.khan' } },
  changes: ({ team }) => [
    {
      icon: 'khan',
      title: { key: 'gw.change.khan' },
      text: { key: team ? 'gw.change.khan.team' : 'gw.change.khan.ends' },
    },
  ],
  units: { bannerman: { rule: 'GK-35', about: { key: 'gw.unit.bannerman' } } },
  texts,
  gists,
  pictures,
}
