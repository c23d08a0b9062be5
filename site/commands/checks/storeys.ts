/**
 * Folders of the server stand in one order, and each imports only those before it. What connects them
 * (`site/server/*.ts`) stands on top, and none of them imports it.
 */
import {graphOf} from './import-graph.ts'

const SERVER = 'site/server/'
const STOREYS = [
  ...['platform', 'content', 'catalogue', 'uploads', 'leads', 'partners', 'alerts', 'embed'],
  ...['og-image', 'http', 'seo', 'desk', 'operator'],
]
const TOP = STOREYS.length

/** `-1` for what is no part of the server. */
function storeyOf(file: string) {
  if (!file.startsWith(SERVER)) return -1
  const [folder = '', ...inside] = file.slice(SERVER.length).split('/')
  return inside.length ? STOREYS.indexOf(folder) : TOP
}

const isUnknown = (file: string) => file.startsWith(SERVER) && storeyOf(file) < 0

const imports = graphOf(`${SERVER}**/*.{ts,tsx}`)
const faults = [...imports].flatMap(([file, others]) => {
  if (isUnknown(file)) return [`${file}: its folder has no place among ${STOREYS.join(', ')}`]
  return others
    .filter(other => storeyOf(other) > storeyOf(file))
    .map(other => `${file} imports ${other}, which stands above it`)
})
for (const fault of faults) console.error(`✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
