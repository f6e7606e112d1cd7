import { type Group, type GroupWithHelp, PROBLEM_MESSAGES } from '@wanli/game-kit'
import type { Options, Setup } from '../../terms.ts'

/** `raid.playerCount.humans`: every value of every option. */
type Value = { readonly [K in keyof Options]: `${K}.${Options[K]}` }[keyof Options]

type SetupWords = GroupWithHelp<'setup', keyof Setup> &
  GroupWithHelp<'setting', keyof Options> &
  Group<'setting', Value>

export const setup = {
  'mode.competitive': 'Competitive',
  'mode.competitive.help': '3 to 5 players against each other (GW-MODE-01).',
  'mode.two': 'Two players',
  'mode.two.help': '2 players against each other, with the Reed Clan as a third party (GW-MODE-02).',
  'mode.solo': 'Solo',
  'mode.solo.help': '1 player against Qin Jiushao, with the Reed Clan (GW-MODE-03).',
  'mode.coop': 'Co-op',
  'mode.coop.help': "2 to 5 players together for the Emperor's Requests (GW-COOP-22).",

  'setup.mode': 'Mode',
  'setup.mode.help': 'How you play: against each other, alone or together (GW-MODE-01).',
  'setup.seats': 'Players',
  'setup.seats.help': 'The number of human players; each mode says how many it is for (GW-MODE-01).',
  'setup.clans': 'Clans',
  'setup.clans.help': 'One Clan per player, all different (GW-SETUP-08).',
  'setup.options': 'Options',
  'setup.options.help': 'Questions that the rulebook leaves open, each with the usual answer first.',
  'setup.expansions': 'Expansions',
  'setup.expansions.help': 'What else lies in the box (XP-CFG-01).',
  'setup.data': 'Data tables',
  'setup.data.help': 'Tables of cards, places and numbers that replace the standard ones.',

  'only.reed': 'Only with the Reed Clan: --mode two, --mode solo, or --mode coop with 2 players.',
  'only.solo': 'Only in --mode solo.',
  'only.coop': 'Only in --mode coop.',

  'setting.raid.playerCount': 'Players in a Raid',
  'setting.raid.playerCount.help':
    'How many Shame tokens a Raid removes: one for each human player, or for those that nobody plays too (GW-RAID-02).',
  'setting.raid.playerCount.humans': 'human players only',
  'setting.raid.playerCount.withAutomata': 'those that nobody plays too',
  'setting.shame.soleTiming': 'Shame of being alone',
  'setting.shame.soleTiming.help':
    'Whether who is alone at a Location gains Shame before its effect or after it (GW-ACT-08).',
  'setting.shame.soleTiming.beforeEffect': 'before the effect',
  'setting.shame.soleTiming.afterEffect': 'after the effect',
  'setting.tactic.defeatEvents': 'Tactic cards on a Defeat',
  'setting.tactic.defeatEvents.help':
    'Whether the Defeat of a Horde and the killing on it are two events, with a Tactic card each, or one (GW-TACTIC-07).',
  'setting.tactic.defeatEvents.split': 'two events',
  'setting.tactic.defeatEvents.merged': 'one event',
  'setting.command.betrayalCountsForHonor': 'Honor for Betrayal',
  'setting.command.betrayalCountsForHonor.help':
    'Whether Betrayal in your discard pile counts when you take Honor instead of your Command cards (GW-SUMMER-04a).',
  'setting.command.betrayalCountsForHonor.true': 'it counts',
  'setting.command.betrayalCountsForHonor.false': 'it does not count',
  'setting.archer.emptyShot': 'Archers without a target',
  'setting.archer.emptyShot.help':
    'Whether an Archer may take a Firing spot in a Section where there is nothing to wound (GW-ATTACK-04).',
  'setting.archer.emptyShot.allowed': 'allowed',
  'setting.archer.emptyShot.forbidden': 'forbidden',
  'setting.info.showOpponentResources': 'Open Resources',
  'setting.info.showOpponentResources.help':
    "Whether everyone sees everyone's Resources instead of only their own (GW-INFO-07).",
  'setting.info.showOpponentResources.false': 'hidden behind the screens',
  'setting.info.showOpponentResources.true': 'open to all',
  'setting.reed.overlord': 'Overlord of the Reed Clan',
  'setting.reed.overlord.help':
    'Who decides for the Reed Clan in the turn of a player: the active player or the first in the Tea order (GW-REED-11).',
  'setting.reed.overlord.activePlayer': 'the active player',
  'setting.reed.overlord.highestTea': 'the first in the Tea order',
  'setting.reed.claim': 'Hordes of the Reed Clan',
  'setting.reed.claim.help':
    'Whether a Horde that the Reed Clan would claim is discarded or goes to the next best player (GW-REED-16).',
  'setting.reed.claim.discard': 'discarded',
  'setting.reed.claim.nextPlayer': 'to the next best player',
  'setting.solo.difficulty': 'Difficulty',
  'setting.solo.difficulty.help': 'How much Honor Qin Jiushao starts with (RUL-24).',
  'setting.solo.difficulty.normal': 'normal: 0 Honor',
  'setting.solo.difficulty.hard': 'hard: 50 Honor',
  'setting.solo.difficulty.harder': 'harder: 100 Honor',
  'setting.solo.advisorsPerSpring': 'Advisors of Qin Jiushao',
  'setting.solo.advisorsPerSpring.help': 'How many Supporting Advisors he gains each Spring (GW-SOLO-33).',
  'setting.solo.advisorsPerSpring.1': '1 each Spring',
  'setting.solo.advisorsPerSpring.2': '2 each Spring',
  'setting.solo.qinClerks': 'Clerks of Qin Jiushao',
  'setting.solo.qinClerks.help': 'How many Clerks he has (GW-SOLO-11).',
  'setting.solo.qinClerks.8': '8 Clerks',
  'setting.solo.qinClerks.5': '5 Clerks',
  'setting.solo.qinReclaimHonor': 'Summer Honor of Qin Jiushao',
  'setting.solo.qinReclaimHonor.help':
    'Whether he gains 2 Honor for each of his discarded Command cards in Summer (GW-SOLO-16).',
  'setting.solo.qinReclaimHonor.true': 'yes',
  'setting.solo.qinReclaimHonor.false': 'no',
  'setting.solo.shameLoss': 'Loss by Shame',
  'setting.solo.shameLoss.help':
    'Whether an empty Shame pool loses the game at the end of Winter or at once (GW-SOLO-37).',
  'setting.solo.shameLoss.endCheck': 'at the end of Winter',
  'setting.solo.shameLoss.immediate': 'at once',
  'setting.solo.vitalOrder': 'Vital spots of Qin Jiushao',
  'setting.solo.vitalOrder.help':
    'In which order he covers the Vital spots of a Horde: row by row or column by column (GW-SOLO-30).',
  'setting.solo.vitalOrder.rows': 'row by row',
  'setting.solo.vitalOrder.columns': 'column by column',
  'setting.coop.ordering': 'Order in co-op',
  'setting.coop.ordering.help':
    'Whether the team agrees on the order of Clerk actions and Command cards or keeps to the Tea order (GW-COOP-14).',
  'setting.coop.ordering.team': 'as the team agrees',
  'setting.coop.ordering.tea': 'Tea order',
  'setting.coop.emptyPoolEndsGame': 'Empty Shame pool in co-op',
  'setting.coop.emptyPoolEndsGame.help':
    'Whether an empty Shame pool ends the game, or only a token that cannot be taken (GW-COOP-26).',
  'setting.coop.emptyPoolEndsGame.false': 'the game goes on',
  'setting.coop.emptyPoolEndsGame.true': 'the game ends',

  ...PROBLEM_MESSAGES.en,
} as const satisfies SetupWords & Record<string, string>
