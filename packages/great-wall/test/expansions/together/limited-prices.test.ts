import { rule, type SetupWords } from '../../table.ts'
import { AO, beasts, turnStart, withResources } from '../ancient-beasts/stage.ts'
import { builders } from '../black-powder/stage.ts'

/* Prices of expansions that a card changes only so often; those of the base game are in cards/modifiers.test.ts. */

/** An Advisor of a set, with a price of the set in place of what is printed. */
const saying = (table: string, card: string, price: string): SetupWords => ({
  data: { [table]: { [card]: { rules: `mod => ${price} @year` } } },
})

rule(['GWC-VOC-93', 'GWXC-VOC-31'], 'an Upgrade of a Beast uses up what makes it cheaper once a Year', () => {
  const start = (usedYear: readonly string[]) =>
    turnStart(
      {
        ...beasts({ [AO]: { level: 2 } }),
        players: withResources({ wood: 2, chi: 2 }, { active: ['ABA-1'], usedYear }),
      },
      saying('ancientBeasts.advisors', 'ABA-1', 'cost(beastUpgrade,-1)'),
    )
  start([])
    .play(`upgrade ${AO}`)
    .has({ 'players.dragon.resources.chi': 0, 'players.dragon.usedYear': ['ABA-1/0'] })
  start(['ABA-1/0']).refuses({ [`upgrade ${AO}`]: 'GW-CORE-05' })
})

rule(['GWC-VOC-93', 'GWXC-VOC-29', 'GWXC-VOC-30'], 'a War Machine and a Shot do so too', () => {
  const words = { sections: { left: { hordes: ['HOR-2/left'] } } } as const
  const hero = { active: ['BPA-2'], resources: { wood: 9 } }
  const built = (price: string) =>
    builders(1, hero, words, saying('blackPowder.advisors', 'BPA-2', price)).play('machine ballista left')
  const used = { 'players.dragon.usedYear': ['BPA-2/0'] }
  built('cost(buildMachine,-2)').has(used)
  const shot = built('cost(shot,-1)')
  shot.has({ 'players.dragon.usedYear': [] }).play('shoot ballista left 1').has(used)
})
