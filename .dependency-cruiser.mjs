// Which way imports may point: kernel <- game-kit <- games <- bots <- table <- server <- cli, web; text <- cli, web.
const TEST = '\\.test\\.ts$'
/** One test holds the files of the command line beside those of the page. */
const FILES_TEST = '^packages/web/test/host-files\\.test\\.ts$'
const src = (...names) => `^packages/(${names.join('|')})/src/`
const npm = (names) => `node_modules/(${names})/`
const GAMES = ['zhanguo', 'great-wall']

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
/** These files import nothing but what is in the list. */
const knows = (name, comment, path, only, more = {}) => never(name, comment, { path }, { pathNot: only, ...more })
/** Nobody imports from the folder but those named. */
const isFor = (name, comment, pathNot, folder) => never(name, comment, { pathNot }, { path: `^packages/${folder}/` })
/** Node itself is no package: with it goes its kind of dependency. */
const withNode = { dependencyTypesNot: ['core'] }

export default {
  forbidden: [
    knows('kernel-alone', 'The kernel knows no game and has no dependencies.', src('kernel'), src('kernel')),
    knows('game-kit-knows', 'The kernel and zod, and no game.', src('game-kit'), [
      src('game-kit', 'kernel'),
      npm('zod'),
    ]),
    // $1: the game whose files they are.
    knows('games-know', 'Their own files, the game kit, the kernel and zod.', src(...GAMES), [
      '^packages/$1/src/',
      src('game-kit', 'kernel'),
      npm('zod'),
    ]),
    knows('texts-alone', 'A formatter, and nothing of ours.', src('text'), [src('text'), npm('intl-messageformat')]),
    knows(
      'bots-know',
      'The kernel, games and Node itself.',
      src('bots'),
      [src('bots', 'kernel', ...GAMES), '^node:'],
      withNode,
    ),
    knows('tables-know', 'No page, no socket, no store, nothing of Node, and no game by name.', src('table'), [
      src('table', 'kernel', 'bots'),
      npm('zod'),
    ]),
    knows(
      'the-server-knows',
      'Tables, games and their bots; sockets, stores and Node itself.',
      src('server'),
      [
        src('server', 'table', 'bots', 'kernel', ...GAMES),
        npm('zod|ws|pg|pg-boss|@simplewebauthn/server|nodemailer|web-push|@types/(ws|pg|nodemailer|web-push)'),
        '^node:',
      ],
      withNode,
    ),
    never(
      'the-page-knows-the-protocol',
      'Of the server a page knows the types of what it says, and nothing that runs.',
      { path: src('web') },
      { path: '^packages/server/', dependencyTypesNot: ['type-only'] },
    ),
    knows('the-page-knows', 'Its own files, the packages below it, Svelte, fonts, QR codes, passkeys.', src('web'), [
      src('web', 'bots', 'kernel', 'game-kit', 'table', 'text', ...GAMES),
      '^packages/server/src/protocol/',
      npm('svelte|uqr|@simplewebauthn/browser|@fontsource-variable/[^/]+'),
    ]),
    knows(
      'test-kit-knows',
      'Its own files, the kernel, a formatter of texts and Node itself.',
      '^packages/test-kit/',
      [src('test-kit', 'kernel'), npm('intl-messageformat'), '^node:'],
      withNode,
    ),
    isFor(
      'game-kit-is-for-games',
      'And for the terminal and the page that show them.',
      '^packages/(game-kit|zhanguo|great-wall|cli|web)/',
      'game-kit',
    ),
    isFor(
      'tables-are-for-hosts',
      'The page, the server, the command line, benchmarks.',
      '^(packages/(table|server|web|cli)|bench)/',
      'table',
    ),
    isFor('nothing-knows-the-cli', 'The command line is the end of the line.', ['^packages/cli/', FILES_TEST], 'cli'),
    isFor('nothing-knows-the-web', 'The other end. The benchmarks measure it.', '^(packages/web|bench)/', 'web'),
    isFor('test-kit-is-for-tests', 'Only tests use it.', ['^packages/test-kit/', '(^|/)test/', TEST], 'test-kit'),
    never(
      'bots-leave-expansions-packed',
      'Bots know the types of an expansion: a value would bring all of it along to tables without it.',
      { path: src('bots') },
      { path: '^packages/great-wall/src/expansions/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'examples-know-the-kernel-only',
      'An example game is as pure as the real ones.',
      { path: '^examples/([^/]+)/', pathNot: [TEST, '^examples/(learner|remote-bot)/'] },
      { pathNot: ['^examples/$1/', src('kernel')] },
    ),
    knows(
      'a-bot-elsewhere-knows-a-socket',
      'Who plays from elsewhere needs nothing of ours, but a socket.',
      '^examples/remote-bot/[^/]+(?<!\\.test)\\.ts$',
      ['^examples/remote-bot/', npm('ws|@types/ws')],
    ),
    knows(
      'who-learns-knows-bots',
      'What learns knows the environment and the kernel.',
      '^examples/learner/[^/]+(?<!\\.test)\\.ts$',
      ['^examples/learner/', src('kernel', 'bots')],
    ),
    never(
      'no-tests-in-sources',
      'Sources import nothing from tests, examples, bench or scripts.',
      { path: '^packages/[^/]+/src/' },
      { path: ['(^|/)test/', TEST, '^(examples|bench|scripts)/'] },
    ),
    never(
      'no-cycles',
      'No file imports itself, by whatever detour. Types alone may: they are gone when the program runs.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    never(
      'through-the-front-door',
      'Other packages are imported by name, never by a path into their folder.',
      { path: '^packages/([^/]+)/', pathNot: FILES_TEST },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^bench/node_modules', '^packages/web/dist'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
}
