import type { Group } from '@wanli/game-kit'
import type { Prompt } from '../../terms.ts'

/** What a player is asked. */
export const prompts = {
  'prompt.board': 'Choose your player board.',
  'prompt.bid':
    '{standing, plural, =0 {Open the auction: bid at least {minimum} VP.} other {The standing bid is # VP: bid more or pass.}}',
  'prompt.discard': 'Choose a card to discard: you keep {keep} of each colour.',
  'prompt.card': 'Choose the card to play.',
  'prompt.action':
    'What do you do with {card}?{hint, select, hire { A free move would let you hire workers.} other {}}',
  'prompt.recruit': 'Which official do you recruit, and into which region?',
  'prompt.reassign': 'Reassign officials: you have {points, plural, one {# point} other {# points}} left.',
  'prompt.governor': 'Where do you install the governor?',
  'prompt.hire': 'In which region do you hire workers?',
  'prompt.palace': 'In which region do you build the palace?',
  'prompt.thirdWorker': 'The palace in region {region} needs a worker from another region: which one pays?',
  'prompt.bigMarker': 'Which value-3 marker do you take?',
  'prompt.wall': 'Where do you build the wall?',
  'prompt.payWall':
    'The wall in {section} costs {rods, plural, one {# worker: which region pays?} other {# workers from different regions: which ones pay?}}',
  'prompt.activate': 'What do you activate?',
  'prompt.marker': 'Which marker do you take?',
  'prompt.calm': 'In which region do you lower unrest?',
  'prompt.moveWorker': 'Which worker do you move, and where to?',
  'prompt.shiftGovernor': 'Which governor do you move to an adjacent region?',
  'prompt.official':
    '{region, plural, =0 {Which official do you take, and into which region?} other {Which official do you bring into region #?}}',
  'prompt.claim': 'Which task do you claim?',
  'prompt.endTurn': 'Do you end your turn?',
  'prompt.reward': 'Reward for {aspect}: {reward}. Do you accept it?',
} as const satisfies Group<'prompt', Prompt> & Record<string, string>
