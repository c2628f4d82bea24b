/** Who may import whom: the table of ARCHITECTURE.md, as rules that a machine checks. */

const OURS = '^(src|server|contract)/';
/** A room may import its own files and those of the rooms named. */
const room = (from, allowed) => ({
  name: `${from.replace('/', '-')}-imports-its-own`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: OURS, pathNot: `^(${[from, ...allowed].join('|')})(/|[.]ts$)` },
});
const withoutPackages = (from, packages) => ({
  name: `${from.replace('/', '-')}-does-without-${packages[0].replace(/\W/g, '')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `(^|/)node_modules/(${packages.join('|')})/` },
});

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    room('contract', []),
    room('src/locales', ['contract/refusalSentences']),
    room('src/machines', ['contract', 'src/editor-engine']),
    room('src/events', []),
    room('src/templates', ['contract', 'src/events']),
    room('src/editor-engine', ['contract', 'src/events']),
    room('src/services', ['contract', 'src/events']),
    room('src/ui', ['src/locales']),
    room('src/screens', [
      'contract',
      'src/machines',
      'src/editor-engine',
      'src/ui',
      'src/locales',
      'src/templates',
      'src/events',
    ]),
    room('src/app', ['contract', 'src']),
    room('server', ['contract', 'src/templates']),
    {
      name: 'screens-know-machines-by-type',
      severity: 'error',
      from: { path: '^src/screens/' },
      to: { path: '^src/machines/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-know-the-engine-by-type',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: { path: '^src/editor-engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      // What a screen works out stays in screens: the app takes from them what is seen, and what they share.
      name: 'app-takes-only-views-from-screens',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: '^src/screens/.*\\.ts$',
        pathNot: '(Context|\\.css)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-has-zod-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/zod/mini/' },
    },
    {
      name: 'server-draws-with-arrangements-alone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/templates/.*\\.tsx$' },
    },
    withoutPackages('src/machines', ['react', 'react-dom', '@xstate/react', 'ofetch']),
    withoutPackages('src/templates', ['xstate', 'tinybase', '@xstate/react', 'ofetch']),
    withoutPackages('src/editor-engine', [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'remotion',
      '@remotion',
    ]),
    withoutPackages('src/services', ['xstate', 'react', 'tinybase', '@xstate/react']),
    withoutPackages('src/ui', ['xstate', '@xstate/react', 'remotion']),
    {
      // It is memory and a start's time that only who traces has a use for.
      name: 'opentelemetry-is-loaded-when-asked-for',
      severity: 'error',
      from: { path: '^server/(?!tracing/)|^server/tracing/startTracing\\.ts$' },
      to: {
        path: '(^|/)node_modules/@opentelemetry/|^server/tracing/(?!startTracing\\.ts$)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-lives-in-repositories',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(db|repositories|queue)/' },
      to: { path: '(^|/)node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // Every module is ES, and what no rule asks for is not worked out: half of the time.
    moduleSystems: ['es6'],
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
