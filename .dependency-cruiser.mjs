// Which way imports may point: kernel <- game-kit <- games <- bots <- table <- cli, web; text <- cli, web.
const game = '^packages/(zhanguo|great-wall)/'
const npm = (names) => `node_modules/(${names})/`

export default {
  forbidden: [
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel knows no game and has no dependencies.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'game-kit-knows-the-kernel-only',
      comment: 'What games share imports the kernel and zod, and knows no game.',
      severity: 'error',
      from: { path: '^packages/game-kit/src/' },
      to: { pathNot: ['^packages/(game-kit|kernel)/src/', npm('zod')] },
    },
    {
      name: 'games-know-kit-and-kernel',
      comment: 'A game imports its own files, the game kit, the kernel and zod.',
      severity: 'error',
      from: { path: '^packages/(zhanguo|great-wall)/src/' },
      to: { pathNot: ['^packages/$1/src/', '^packages/(game-kit|kernel)/src/', npm('zod')] },
    },
    {
      name: 'game-kit-is-for-games',
      comment: 'Only games import the game kit, and the terminal and the page that show them.',
      severity: 'error',
      from: { pathNot: '^packages/(game-kit|zhanguo|great-wall|cli|web)/' },
      to: { path: '^packages/game-kit/' },
    },
    {
      name: 'texts-stand-alone',
      comment: 'Filling texts needs a formatter, and knows nothing of ours.',
      severity: 'error',
      from: { path: '^packages/text/src/' },
      to: { pathNot: ['^packages/text/src/', npm('intl-messageformat')] },
    },
    {
      name: 'bots-know-games-and-kernel',
      comment: 'Bots import the kernel, games and Node itself.',
      severity: 'error',
      from: { path: '^packages/bots/src/' },
      to: { pathNot: ['^packages/(bots|kernel)/src/', `${game}src/`, '^node:'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'tables-know-bots-and-kernel',
      comment:
        'A table runs in a worker and on a server: no page, no socket, no store, nothing of Node, and no game by name.',
      severity: 'error',
      from: { path: '^packages/table/src/' },
      to: { pathNot: ['^packages/(table|kernel|bots)/src/', npm('zod')] },
    },
    {
      name: 'tables-are-for-hosts',
      comment: 'Only who runs tables imports them: the page, the command line, benchmarks.',
      severity: 'error',
      from: { pathNot: '^(packages/(table|web|cli)|bench)/' },
      to: { path: '^packages/table/' },
    },
    {
      name: 'examples-know-the-kernel-only',
      comment: 'An example game is as pure as the real ones.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^examples/$1/', '^packages/kernel/src/'] },
    },
    {
      name: 'nothing-knows-the-cli',
      comment: 'The command line is the end of the line. One test holds its files beside those of the page.',
      severity: 'error',
      from: { pathNot: ['^packages/cli/', '^packages/web/test/host-files\\.test\\.ts$'] },
      to: { path: '^packages/cli/' },
    },
    {
      name: 'nothing-knows-the-web',
      comment: 'The page is the other end of the line. The benchmarks measure it.',
      severity: 'error',
      from: { pathNot: '^(packages/web|bench)/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'the-page-runs-in-a-browser',
      comment: 'What the page is made of: its own files, the packages below it, Svelte, fonts.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: {
        pathNot: [
          '^packages/web/src/',
          '^packages/(bots|kernel|game-kit|table|text)/src/',
          `${game}src/`,
          npm('svelte|@fontsource-variable/[^/]+'),
        ],
      },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'Sources import nothing from tests, examples, bench or scripts.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: ['(^|/)test/', '\\.test\\.ts$', '^(examples|bench|scripts)/'] },
    },
    {
      name: 'test-kit-is-for-tests',
      comment: 'Only tests use the test kit.',
      severity: 'error',
      from: { pathNot: ['^packages/test-kit/', '(^|/)test/', '\\.test\\.ts$'] },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'test-kit-knows-the-kernel-only',
      comment: 'The test kit imports its own files, the kernel, a formatter of texts and Node itself.',
      severity: 'error',
      from: { path: '^packages/test-kit/' },
      to: {
        pathNot: ['^packages/(test-kit|kernel)/src/', npm('intl-messageformat'), '^node:'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'No file imports itself, by whatever detour. Types alone may: they are gone when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'through-the-front-door',
      comment: 'Other packages are imported by name, never by a path into their folder.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/web/test/host-files\\.test\\.ts$' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
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
