import type { Group } from '@wanli/game-kit'
import type { BaseCount, BaseEffectWord, ResourcePick } from '../../data/index.ts'

/**
 * What cards do. `form` says how: `do` = you, `they` = another player, `to` = after "to" or "must", `bare` = a gain right
 * after its occasion, `more` = a gain right after another one.
 */
export const effects = {
  'thing.wood': '{n}{extra, select, true { more} other {}} Wood',
  'thing.stone': '{n}{extra, select, true { more} other {}} Stone',
  'thing.gold': '{n}{extra, select, true { more} other {}} Gold',
  'thing.chi': '{n}{extra, select, true { more} other {}} Chi',
  'thing.build': '{n}{extra, select, true { more} other {}} Wood, Stone or Gold{n, plural, one {} other { in any mix}}',
  'thing.any':
    '{n}{extra, select, true { more} other {}} {n, plural, one {Resource} other {Resources}} of {form, select, they {their} other {your}} choice',
  'thing.honor': '{n}{extra, select, true { more} other {}} Honor',
  'thing.tactics': '{n, plural, one {# Tactic card} other {# Tactic cards}}',
  'thing.resources': '{upTo, select, true {up to } other {}}{n, plural, one {# Resource} other {# Resources}}',
  'thing.ownResources':
    '{upTo, select, true {up to } other {}}{n} of {form, select, they {their} other {your}} Resources',
  'thing.clerks': '{upTo, select, true {up to } other {}}{n} of {form, select, they {their} other {your}} Clerks',
  'thing.clerks.all': 'all {form, select, they {their} other {your}} Clerks',
  'thing.newClerks': '{upTo, select, true {up to } other {}}{n, plural, one {# Clerk} other {# Clerks}}',
  'thing.moreClerks': '{n, plural, one {# more Clerk} other {# more Clerks}}',
  'thing.advisors': '{upTo, select, true {up to } other {}}{n, plural, one {# Advisor} other {# Advisors}}',
  'thing.units': '{upTo, select, true {up to } other {}}{n} {unit}',
  'thing.units.all': 'all {form, select, they {their} other {your}} {unit}',
  'thing.units.any': 'any of {form, select, they {their} other {your}} {unit}',
  'thing.soldiers': '{upTo, select, true {up to } other {}}{n} of {form, select, they {their} other {your}} Soldiers',
  'thing.them': '{upTo, select, true {up to } other {}}{n} of them',
  'thing.them.all': 'all of them',
  'thing.cards': '{upTo, select, true {up to } other {}}{n} of them',
  'thing.ofOne': '{upTo, select, true {up to } other {}}{n, plural, one {# Soldier} other {# Soldiers}} of one player',
  'thing.ofOne.all': 'all the Soldiers of one player',
  'thing.wounds': '{n, plural, one {# Wound} other {# Wounds}}',
  'thing.marches': '{n, plural, one {# move} other {# moves}} of the Logistics Center',
  'thing.overseers': '{upTo, select, true {up to } other {}}{n} of {form, select, they {their} other {your}} Overseers',
  'thing.overseers.different':
    '{upTo, select, true {up to } other {}}{n, plural, one {# Overseer} other {# different Overseers}} of {form, select, they {theirs} other {yours}}',
  'thing.overseer': '{form, select, they {their} other {your}} {resource} Overseer',
  'thing.barricades': '{upTo, select, true {up to } other {}}{n, plural, one {# Barricade} other {# Barricades}}',
  'thing.walls': '{upTo, select, true {up to } other {}}{n, plural, one {# Wall level} other {# Wall levels}}',
  'thing.buildings':
    '{upTo, select, true {up to } other {}}{n, plural, one {# Barricade or # Wall level} other {# Barricades or Wall levels}}',
  'thing.shame': '{upTo, select, true {up to } other {}}{n, plural, one {# Shame token} other {# Shame tokens}}',
  'thing.places': '{n, plural, one {once} other {# places}}',
  'thing.commands':
    '{upTo, select, true {up to } other {}}{n} of {form, select, they {their} other {your}} Command cards (never {except})',
  'thing.topCards': '{n, plural, one {the top card} other {the top # cards}} of the {deck}',
  'thing.defense': '{n} more Defense',
  'thing.hordes': '{n, plural, one {# new Horde} other {# new Hordes}}',
  'thing.number': '{n}',
  'thing.vitalSpots': '{n, plural, one {# more Vital spot} other {# more Vital spots}}',
  'thing.reedClerks':
    '{upTo, select, true {up to } other {}}{n, plural, one {# Clerk} other {# Clerks}} of the Reed Clan',
  'thing.qinClerks': '{n, plural, one {# Clerk} other {# Clerks}}',
  'thing.qinUnits': '{n} {unit}',

  'less.free': '{act} for free',
  'less.paid': '{act} at no other cost',
  'less.cut':
    '{act} for {n, plural, one {# Resource} other {# Resources}} less{of, select, each { each} eachF { each} all { in all} other {}}',
  'less.gold': '{act} for {n} Gold less{of, select, each { each} eachF { each} all { in all} other {}}',
  'less.formula': '{act} for {change}{of, select, each { each} eachF { each} all { in all} other {}}',

  'effect.gain': '{form, select, more {} they {gains } other {gain }}{what}',
  'effect.honor': '{form, select, more {} they {gains } other {gain }}{what}',
  'effect.lose': '{form, select, they {loses} other {lose}} {what}',
  'effect.exchange': '{form, select, they {exchanges} other {exchange}} {what}',
  'effect.transfer': '{form, select, they {gives} other {give}} {what} to other players',
  'effect.tactic': '{form, select, they {draws} other {draw}} {what}',
  'effect.clerk':
    '{form, select, they {moves} other {move}} {what} to {one, select, true {any Location} other {any Locations}}',
  'effect.clerk.diff': '{form, select, they {moves} other {move}} {what}, each to a different Location',
  'effect.clerk.to': '{form, select, they {moves} other {move}} {what} {location}',
  'effect.recall':
    '{form, select, they {returns} other {return}} {what} {location} to {form, select, they {their} other {your}} pool',
  'effect.extraClerk': '{form, select, they {counts} other {count}} as having {what} there',
  'effect.hireClerk': '{form, select, they {hires} other {hire}} {what}',
  'effect.hireAdvisor': '{form, select, they {hires} other {hire}} {what}',
  'effect.refresh':
    '{form, select, they {discards} other {discard}} {what} from the display and {form, select, they {refills} other {refill}} it',
  'effect.recruit': '{form, select, they {recruits} other {recruit}} {what}',
  'effect.attack': '{form, select, they {attacks} other {attack}} with {what}',
  'effect.attack.each': '{form, select, they {attacks} other {attack}} with {what} in each Section',
  'effect.attack.one': '{form, select, they {attacks} other {attack}} with {what} in one Section',
  'effect.attack.same': '{form, select, they {attacks} other {attack}} there with {what}',
  'effect.commit':
    '{act} (if {form, select, they {they attack} other {you attack}} from a Rest Zone, all {form, select, they {their} other {your}} Soldiers there who can must attack)',
  'effect.wound':
    '{form, select, they {places} other {place}} {what} on {one, select, true {any Horde} other {any Hordes}}',
  'effect.wound.one': '{form, select, they {places} other {place}} {what} on one Horde',
  'effect.wound.row1': '{form, select, they {places} other {place}} {what} on one Horde next to the Wall',
  'effect.wound.same':
    '{form, select, they {places} other {place}} {what} on {one, select, true {a Horde} other {Hordes}} in that Section',
  'effect.wound.target': '{form, select, they {places} other {place}} {what} on a Horde just attacked',
  'effect.wound.eachRow1': '{form, select, they {places} other {place}} {what} on each Horde next to the Wall',
  'effect.save': '{form, select, they {saves} other {save}} {what}',
  'effect.kill':
    '{form, select, they {picks} other {pick}} {what} in Rest Zones or on Firing spots{same, select, true { of this Section} other {}} to be killed',
  'effect.kill.rest':
    '{form, select, they {picks} other {pick}} {what} in Rest Zones{same, select, true { of this Section} other {}} to be killed',
  'effect.kill.firing':
    '{form, select, they {picks} other {pick}} {what} on Firing spots{same, select, true { of this Section} other {}} to be killed',
  'effect.march': '{form, select, they {makes} other {make}} {what}',
  'effect.upgrade': '{form, select, they {upgrades} other {upgrade}} {what}',
  'effect.income': '{form, select, they {collects} other {collect}} the Summer income of {what}',
  'effect.build': '{form, select, they {builds} other {build}} {what}',
  'effect.advActivate': '{form, select, they {does} other {do}} an Advanced Activation {location}',
  'effect.shame': '{form, select, they {discards} other {discard}} {what}',
  'effect.shame.gain': '{form, select, they {gains} other {gain}} {what}',
  'effect.tea': '{form, select, they {moves} other {move}} up {what} in the Tea order',
  'effect.tea.top': '{form, select, they {moves} other {move}} to the top of the Tea order',
  'effect.reclaim': '{form, select, they {takes} other {take}} back {what}',
  'effect.swap': '{form, select, they {swaps} other {swap}} any two Hordes, with everything on them',
  'effect.swap.section': '{form, select, they {swaps} other {swap}} two Hordes of one Section, with everything on them',
  'effect.peek':
    '{form, select, they {looks} other {look}} at {what} and {form, select, they {puts} other {put}} them back in any order',
  'effect.peek.one': '{form, select, they {looks} other {look}} at {what}',
  'effect.peek.oneUnder':
    '{form, select, they {looks} other {look}} at {what} and {form, select, they {puts} other {put}} it under the deck if {form, select, they {they} other {you}} like',
  'effect.peek.under':
    '{form, select, they {looks} other {look}} at {what}, {form, select, they {puts} other {put}} {under} under the deck if {form, select, they {they} other {you}} like and the rest back in any order',
  'effect.defense': '{form, select, they {gives} other {give}} that Section {what}',
  'effect.placeHorde': '{form, select, they {places} other {place}} {what} as in Spring',
  'effect.copyCommand':
    "{form, select, they {copies} other {copy}} another player's Command card on the Command track (never {except})",
  'effect.requestDiscount':
    '{form, select, they {chooses} other {choose}} one open Request; until the end of this Winter each player gives {what} less for it, and what the board must show is {what} less (but at least 1)',
  'effect.claim': '{form, select, they {counts} other {count}} {what} when this Horde is claimed',
  'effect.claim.unit':
    '{form, select, they {counts} other {count}} {what} when this Horde is claimed, with {unit} on it',
  'effect.each': '{who} {effects}',
  'effect.share': 'the players share {what}',
  'effect.reedClerk': '{form, select, they {moves} other {move}} {what}, each to a different Location',
  'effect.qClerk': 'moves {what} to the lowest Locations with room on his track',
  'effect.qOther': 'moves 2 Clerks to the 2 lowest Locations with room on his track',
  'effect.qUpgrade': 'upgrades his Overseer at the lowest Production Location on his track for free',
  'effect.qBuildWall':
    'builds the next Wall level in the indicated Section, or in the other one if that Wall is finished',
  'effect.qBarricade': 'builds {what} for free in the indicated Section, or in the other one once its spots are full',
  'effect.qSpear': 'attacks with {what} in the indicated Section, or in the other one if no Vital spot is free there',
  'effect.qArcher': 'places {what} on Firing spots of the indicated Section',
  'effect.qVolley': 'shoots with all his Archers on Firing spots',
  'effect.qActivate': 'does an Advanced Activation of the highest Location on his track with a Clerk of his',
  'effect.qHonor': 'gains {what}',
  'effect.qCopyBox': 'resolves box {box} of his own card with the same name as yours on the Command track',
  'effect.otherwise': '{start}; without such a card, he {end}',

  'each.all': 'each player',
  'each.others': 'each other player',
  'each.chosen': 'one player of your choice',
  'each.chosen.team': 'one player, chosen by the team,',
  'each.team': 'the team',
  'each.absent': '{who} without a Soldier on this Horde',

  'num.each': '{thing} for {each}',
  'num.perEach': '{thing} per {per} for {each}',
  'num.times': '{thing} times {formula}',
  'num.plus': '{thing} ({more})',
  'num.more': '{n} more for {each}',
  'num.moreEach': '{n} more per {per} for {each}',
  'num.atMost': '{thing}, at most {n}',
  'num.above': '{each} beyond the first{n, plural, one {} other { #}}',
  'formula.plus': '({a} plus {b})',
  'formula.minus': '({a} minus {b})',
  'formula.times': '{a} times {b}',
  'formula.over': '({a} divided by {b}, rounded down)',
  'formula.max': '(the greater of {a} and {b})',
  'formula.min': '(the smaller of {a} and {b})',

  'count.SA':
    '{form, select, each {each of {whose, select, his {his} other {your}} Supporting Advisors} every {every {d} of {whose, select, his {his} other {your}} Supporting Advisors} per {Supporting Advisor} other {the number of {whose, select, his {his} other {your}} Supporting Advisors}}',
  'count.attackers':
    '{form, select, each {each {unit} in that Attack} every {every {d} {units} in that Attack} per {{unit} in that Attack} other {the number of {units} in that Attack}}',
  'count.killed':
    '{form, select, each {each {unit} of yours that was killed} every {every {d} {units} of yours that were killed} per {{unit} killed} other {the number of your {units} that were killed}}',
  'count.saved':
    '{form, select, each {each {unit} of yours that was saved} every {every {d} {units} of yours that were saved} per {{unit} saved} other {the number of your {units} that were saved}}',
  'count.secAr':
    '{form, select, each {each Section where you have an Archer on a Firing spot} every {every {d} Sections where you have an Archer on a Firing spot} per {Section where you have an Archer on a Firing spot} other {the number of Sections where you have an Archer on a Firing spot}}',
  'count.archersTop':
    '{form, select, each {each of your Archers on the Firing spots of the highest built Walls} every {every {d} of your Archers on the Firing spots of the highest built Walls} per {Archer on the Firing spots of the highest built Walls} other {the number of your Archers on the Firing spots of the highest built Walls}}',
  'count.levels':
    '{form, select, each {each level of your Overseers} every {every {d} levels of your Overseers} per {level of your Overseers} other {the levels of your Overseers}}',
  'count.advisors':
    '{form, select, each {each of your Advisors} every {every {d} of your Advisors} per {Advisor of yours} other {the number of your Advisors}}',
  'count.clerksOwned':
    '{form, select, each {each of your Clerks} every {every {d} of your Clerks} per {Clerk of yours} other {the number of your Clerks}}',
  'count.gold':
    '{form, select, each {each Gold you have} every {every {d} Gold you have} per {Gold you have} other {your Gold}}',
  'count.economyOnTrack':
    '{form, select, each {each {economy} card on the Command track} every {every {d} {economy} cards on the Command track} per {{economy} card on the Command track} other {the number of {economy} cards on the Command track}}',
  'count.n':
    '{form, select, each {each of the number of the Request} every {every {d} of the number of the Request} per {the number of the Request} other {the number of the Request}}',
} as const satisfies Group<'effect', BaseEffectWord> &
  Group<'count', BaseCount> &
  Group<'thing', ResourcePick | 'honor'> &
  Record<string, string>
