/**
 * Checks who may import whom, types included. Folders of the server stand in one order, and each
 * imports only those before it; the files that connect them (`site/server/*.ts`) stand on top, and
 * none of the folders imports them.
 */
import {matchesGlob} from 'node:path'
import {graphOf} from './import-graph.ts'

interface Rule {
  /** The files that it is about. */
  files: string
  /** All that they may import; the folder that is theirs is named, too. */
  may: string[]
  reason: string
}

const COMMON = ['widgets/kit/**', 'widgets/trade/**']

const rules: Rule[] = [
  {
    files: 'widgets/kit/**',
    may: ['widgets/kit/**'],
    reason: 'The kit knows no trade, no widget and no site.',
  },
  {
    files: 'widgets/trade/**',
    may: COMMON,
    reason: 'The trade knows no widget and no site.',
  },
  {
    files: 'widgets/partner-page/**',
    may: [...COMMON, 'widgets/partner-page/**'],
    reason: 'What a partner page gets beside widgets knows none of them.',
  },
  {
    files: '{widgets/*,widgets/trade/*}/{contact-,newsletter-,}{suite,model}.ts',
    may: ['widgets/**/*.ts'],
    reason: 'Suites and models run in Node and in both builds: no view here.',
  },
  {
    files: 'loader/**',
    may: [
      'loader/**',
      'widgets/kit/core/{page-settings,shadow-box,supported,verified-files}.ts',
      'widgets/kit/i18n/locale.ts',
    ],
    reason: 'The loader is the first file of every partner: it shares only these with widgets.',
  },
  {
    files: 'site/app/**',
    may: [
      'site/{app,content}/**',
      ...COMMON,
      'widgets/partner-page/**',
      'widgets/*/{page-,}element.{ts,tsx}',
    ],
    reason: 'The app runs in browsers: of the server it has the API, of widgets their elements.',
  },
  {
    files: 'site/app/shared-with-server/**',
    may: ['site/app/shared-with-server/**', ...COMMON],
    reason: 'What the app shares with the server stands on its own.',
  },
  {
    files: 'site/server/**',
    may: [
      'site/{server,desk,build,content,commands}/**',
      'site/app/shared-with-server/**',
      'site/app/core/render.tsx',
      'widgets/{kit,trade}/**/*.ts',
      'widgets/*/suite.ts',
    ],
    reason: 'The server shares rules, shapes and facts with widgets and app, and no view.',
  },
  {
    files: 'site/desk/**',
    may: [
      'site/{desk,server}/**',
      'site/app/shared-with-server/**',
      'site/app/core/{render.tsx,fonts.ts}',
      'widgets/{kit,trade}/**',
    ],
    reason: 'The desk is rendered on the server alone: of the app it has the rules and the fonts.',
  },
]

const SERVER = 'site/server/'
const DESK = 'site/desk/'
/** The desk has its own folder beside the server's. */
const STOREYS = [
  'platform',
  'content',
  'catalogue',
  'uploads',
  'leads',
  'partners',
  'alerts',
  'viewings',
  'embed',
  'og-image',
  'http',
  'seo',
  'desk',
  'operator',
]
const TOP = STOREYS.length

/** `-1` for what is no part of the server. */
function storeyOf(file: string) {
  if (file.startsWith(DESK)) return STOREYS.indexOf('desk')
  if (!file.startsWith(SERVER)) return -1
  const [folder = '', ...inside] = file.slice(SERVER.length).split('/')
  return inside.length ? STOREYS.indexOf(folder) : TOP
}

const isAnyOf = (file: string, globs: string[]) => globs.some(glob => matchesGlob(file, glob))

/** A widget imports itself and what widgets share. */
const widgetRule = (file: string): Rule[] => {
  const [, name = ''] = /^widgets\/([\w-]+)\//.exec(file) ?? []
  if (!name || ['kit', 'trade', 'partner-page'].includes(name)) return []
  const may = [...COMMON, 'widgets/partner-page/**', `widgets/${name}/**`]
  return [{files: '**', may, reason: 'Widgets do not import each other: move the common part.'}]
}

function faultsOf(file: string, others: string[]) {
  const broken = [...rules, ...widgetRule(file)]
    .filter(({files}) => matchesGlob(file, files))
    .flatMap(({may, reason}) =>
      others
        .filter(other => !isAnyOf(other, may))
        .map(other => `${file} imports ${other}. ${reason}`),
    )
  if (file.startsWith(SERVER) && storeyOf(file) < 0)
    broken.push(`${file}: its folder has no place among ${STOREYS.join(', ')}`)
  const above = others.filter(other => storeyOf(other) > storeyOf(file))
  if (storeyOf(file) >= 0)
    broken.push(...above.map(other => `${file} imports ${other}, which stands above it`))
  return broken
}

const imports = graphOf('{widgets,loader,site/{app,server,desk}}/**/*.{ts,tsx}')
const faults = [...imports].flatMap(([file, others]) => faultsOf(file, others))

// Node runs these from their sources, and reads no JSX.
for (const [file, others] of graphOf('site/{server,desk}/**/*.ts', {withoutTypes: true})) {
  const views = others.filter(other => other.endsWith('.tsx'))
  faults.push(...views.map(view => `${file} imports ${view}, which Node cannot read: make it .tsx`))
}
for (const fault of faults) console.error(`✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
