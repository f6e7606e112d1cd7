/** What learning says. */
export const trainEn = {
  'train.about': 'let bots play, and teach a network what their tables were worth',
  'train.aboutGame': 'learn {game}',
  'help.trainGames': 'games that are played for every round of learning',
  'help.trainRounds': 'rounds; each plays with what the ones before have learned',
  'help.trainDeals': 'fresh deals on which a network meets what was best before, from every seat',
  'help.trainLessons': 'what is learned from: what search finds of the commands at one question, or the ends of games',
  'help.trainWorlds': 'lessons of search: guessed worlds in which each command is tried',
  'help.trainRidge': 'lessons of search: how many rows speak for a weight of nothing',
  'help.trainEpochs': 'lessons of ends: how often a network goes through all samples',
  'help.trainFolder': 'the folder of the run; if it is there, it is gone on with',
  'help.trainModel': 'the file for what was learned; networks for other tables that it holds stay in it',
  'help.trainPortion': 'play only a part of the samples, such as 2/3: the second of three machines',

  'train.samples': 'Round {round} of {rounds}: {games, plural, one {# game} other {# games}} are played.',
  'train.fit': 'Round {round} of {rounds}: a network learns from them.',
  'train.trial': 'Round {round} of {rounds}: it plays on {deals, plural, one {# fresh deal} other {# fresh deals}}.',
  'train.verdict':
    'Round {round}: {rows} samples, loss {before} → {after} on games that it was not taught; {won} of {games} games on fresh deals speak for it. {taken, select, yes {It is the best so far.} other {Not taken.}}',
  'train.stopped': 'Interrupted: nothing that was played is lost. The same command goes on.',
  'train.waiting':
    'This part is played. The others are missing: copy the folders of all machines into {folder}, then give the same command without --portion.',
  'train.none': 'No round has learned anything that wins: nothing is written.',
  'train.written': 'Written: {file} ({kilobytes} kB)',

  'error.otherTraining':
    'In {folder} there is a run of learning with other games, rounds, rules or seed. Name another folder (--folder), or go on with that one by giving its own flags.',
  'error.samples': '{file} is damaged: delete it, and the same command plays its games again.',
  'error.model': '{file} holds nothing that was learned, or is damaged.',
  'error.nothingToLearn': 'Nobody knows how to learn {game}.',
} as const
