import type { ExpansionFace } from '../../face.ts'
import { scenarioFace } from '../face.ts'
import { texts } from './text.ts'

/** Peace and War are answered where questions are; what the rebels took is barred where it lay. */
export const redTurban: ExpansionFace = scenarioFace({
  name: 'redTurban',
  story: { icon: 'war' },
  asked: {
    turbanState: { key: 'gw.turban.asked.state' },
    turbanShare: { key: 'gw.turban.asked.share' },
    turbanConfirm: { key: 'gw.turban.asked.share' },
    honorHire: { key: 'gw.turban.asked.hire' },
  },
  told: { clerkSent: { follows: true }, noClerkToHire: { follows: true } },
  changes: () => [
    { icon: 'war', title: { key: 'gw.turban.loss' }, text: { key: 'gw.change.aim.text' } },
    { icon: 'peace', title: { key: 'gw.change.turban' }, text: { key: 'gw.change.turban.text' } },
    { icon: 'clerk', title: { key: 'gw.change.clerks' }, text: { key: 'gw.change.clerks.text' } },
  ],
  texts,
})
