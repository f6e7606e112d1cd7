/** What the arena says. */
export const arenaEn = {
  'arena.about': 'let bots meet on the same deals from every seat, and rate them',
  'arena.aboutGame': 'bots meet in {game}, on the same deals from every seat',
  'arena.aboutReport': 'put the files of one run together, whichever machines they come from, and report on it',
  'help.arenaBots':
    'who takes part, such as greedy,hard@0.1s,hard@200w: {bots}; behind @ seconds (s, ms) or guessed worlds (w) for each command',
  'help.arenaPairing':
    'who meets whom: round-robin (each against each), gauntlet (the first against each other), mixed (different bots at one table)',
  'help.arenaDeals': 'how many deals at most; each is played with every rotation of the seats',
  'help.arenaQuestion':
    'end as soon as this is decided, such as "hard > greedy 65%" or, alone or as a team, "hard wins 60%"; may be given several times',
  'help.arenaMargin': 'how many points above the share that was asked for a "no" rules out',
  'help.arenaRisk': 'how often a question may be decided wrongly, in percent',
  'help.arenaPortion': 'play only a part of the deals, such as 2/3: the second of three machines',
  'help.arenaRun':
    'the file of the run, one line a game; if it is there, it is gone on with (usually arena.jsonl in the folder of --out)',
  'help.arenaAnchor': 'the bot that gets 1500 (usually greedy, else the first)',
  'help.arenaOut': 'the folder for the report',
  'help.arenaFiles': 'files of one run',

  'arena.title': 'Arena: {game}',
  'arena.lead':
    '{seats, plural, one {# seat} other {# seats}}. {deals, plural, one {# deal} other {# deals}}, {games, plural, one {# game} other {# games}}, seed {seed}, rules {rules}.',
  'arena.stopped': 'Interrupted: not all games were played. The same command goes on.',
  'arena.decided': 'All questions are decided: not all deals were needed.',
  'arena.left':
    '{games, plural, one {# game} other {# games}} of deals that are not whole, or that came after the decision, are kept and not counted.',
  'arena.failed': '{games, plural, one {# game} other {# games}} failed.',
  'arena.failure': 'Deal {failure}',
  'arena.lost': 'Nobody won {share} of the games; they say nothing about who is stronger, and are not rated.',
  'arena.written': 'Written: {files}',
  'arena.run': 'Games: {file}',
  'arena.bot': 'Bot',
  'arena.rating': 'Rating',
  'arena.games': 'Games',
  'arena.wins': 'Wins',
  'arena.interval': '95% interval',
  'arena.points': 'Points',
  'arena.others': 'Others',
  'arena.msAnAnswer': 'ms an answer',
  'arena.msLongest': 'longest, ms',
  'arena.msAGame': 's a game',
  'arena.unrated': 'not rated',
  'arena.against': '{bot} against {others}',
  'arena.par': 'By chance',
  'arena.question': 'Question',
  'arena.verdict': 'Decided',
  'arena.verdict.yes': 'yes',
  'arena.verdict.no': 'no',
  'arena.verdict.open': 'open',
  'arena.deals': 'Deals',
  'arena.ratio': 'Likelihood',
  'arena.tested': '{low} against {high}',
  'arena.test': 'Tested',
  'arena.ratings': 'Ratings',
  'arena.ratings.note':
    '{anchor} is put at 1500; 400 points are ten to one. Each seat wins with a chance in proportion to its strength: with two seats that is the model of Bradley and Terry, with more each game is one draw among all seats. The likeliest strengths, with 95% intervals beside {anchor}; two who met are given one shared game beforehand.',
  'arena.meetings': 'Who wins against whom',
  'arena.meetings.note':
    'Each deal is played with every rotation of the seats. The line is what chance would give. Intervals are 95% (Wilson), counting deals whose games are alike for fewer games.',
  'arena.teams': 'Games won',
  'arena.teams.note': 'Every bot plays the same deals, in all seats. Intervals are 95% (Wilson).',
  'arena.cross': 'Crosstable',
  'arena.cross.note':
    'Share of wins of the bot on the left against the bot above; with more than two seats, one of it against copies of the other.',
  'arena.seats': 'What the seat is worth',
  'arena.seats.note': 'Share of wins by seat.',
  'arena.seat': 'Seat {seat}',
  'arena.questions': 'Questions',
  'arena.questions.note':
    'A sequential test over deals: "yes" rules out the first share, "no" the second, each with the risk of error that was allowed. Likelihood: the logarithm of how much likelier the second share is than the first; beyond the bound it is decided.',
  'arena.risk': 'Risk',
  'arena.times': 'Time to think',
  'arena.times.note':
    'Milliseconds for an answer on average, on the machine that played; most answers carry out what was decided before.',
  'arena.curve': 'Strength by thinking time',
  'arena.curve.note': 'The same bot with more and more time or worlds.',
  'arena.table': 'As a table',
  'arena.footer': 'Made by wanli arena. The file of the run holds every game; the same seed deals the same cards.',

  'error.budget':
    '"{bot}" can\'t be read: behind @ write a time or a number of worlds, such as {name}@0.1s, {name}@100ms or {name}@200w.',
  'error.twice': '{bot} is named twice: an arena needs each once, perhaps with another budget ({bot}@0.1s).',
  'error.alone': 'An arena needs at least two bots that meet: --bots greedy,random.',
  'error.mixed':
    'A mixed table of {seats} needs at least {seats} different bots; {count} were named. Name more, or leave out --pairing mixed.',
  'error.question': '"{question}" is no question. Write "hard > greedy 65%" or, alone or as a team, "hard wins 60%".',
  'error.questionBot': '"{question}" names a bot that does not take part. Those who do: {bots}.',
  'error.questionShare': '"{question}" needs a share between 0% and 100%.',
  'error.questionMeeting':
    '"{question}" is about a meeting that is not played. With --pairing round-robin each meets each; alone or as a team ask "{bot} wins 60%".',
  'error.percent': '{flag} needs a percentage above {min} and up to {max}, not "{text}".',
  'error.portion': '--portion needs a part of a whole, such as 2/3, not "{text}".',
  'error.anchor': '"{bot}" does not take part, so it can\'t be the anchor. Choose one of: {bots}.',
  'error.notARun': '{file} is not the file of an arena run. Name another with --run.',
  'error.runLine': '{file} is damaged in line {line}. Take that line out, or use another file.',
  'error.otherRun': '{file} belongs to another run: {what} differ. Name another file, or use the same flags and seed.',
  'error.runRules':
    '{file} was played under other rules ({was}, now {is}). Its games can be reported, but not gone on with: name another file with --run.',
} as const
