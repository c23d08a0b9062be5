/** What the operator wants of `npm run content`. */
import {resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {isFeedAddress} from '#server/content/feeds/feed-address.ts'
import type {SyncOptions} from '#server/content/feeds/settings.ts'
import {readKinds} from '#server/content/only-kinds.ts'
import type {KindName} from '#server/content/schema/kinds.ts'

export const USAGE = `Usage: npm run content -- check DIR    tells everything that is wrong with a folder
       npm run content -- import DIR   makes a folder the content of the site, whole or not at all
       npm run content -- export DIR   writes the content of the site into a new folder
       npm run content -- sync SOURCE  adds, changes and withdraws the properties of a portal's feed
       npm run content -- feed         writes the listings of the site as a feed for portals

import takes  --dry-run             checks, says what would change, and changes nothing
              --only KIND,KIND      leaves the records of all other kinds as they are
              --overwrite-desk      also undoes what people changed at the agency's desk
sync takes    --dry-run             says what would change, and changes nothing
              --mapping FILE        for another feed than Property Finder's or Bayut's
              --permit-days DAYS    how long a permit holds whose end the feed does not tell
              --allow-withdrawals   also when more than half of the feed's properties go
              --allow-price-jumps   also prices of ten times or a tenth of what they were
feed takes    --out FILE            writes into this file

What a folder looks like: docs/guides/content.md, and site/content/demo as an example.
Feeds: docs/guides/feeds.md.
`

export interface Order {
  task: 'check' | 'import' | 'export' | 'sync' | 'feed'
  /** The folder; of a sync the source; of a feed its file, empty for the terminal. */
  place: string
  dryRun: boolean
  only?: KindName[]
  overwriteDesk?: boolean
  sync?: SyncOptions
}

type Read = Order | {problem: string}

const options = {
  'dry-run': {type: 'boolean', default: false},
  only: {type: 'string'},
  mapping: {type: 'string'},
  'permit-days': {type: 'string'},
  'allow-withdrawals': {type: 'boolean', default: false},
  'allow-price-jumps': {type: 'boolean', default: false},
  out: {type: 'string'},
  'overwrite-desk': {type: 'boolean', default: false},
} as const

const OWN: Record<Order['task'], (keyof typeof options)[]> = {
  check: [],
  import: ['dry-run', 'only', 'overwrite-desk'],
  export: [],
  sync: ['dry-run', 'mapping', 'permit-days', 'allow-withdrawals', 'allow-price-jumps'],
  feed: ['out'],
}

export function readOrder(args: string[]): Read {
  try {
    const {values, positionals} = parseArgs({args, allowPositionals: true, options})
    const [given = '', place, ...more] = positionals
    if (!Object.hasOwn(OWN, given) || more.length) return {problem: ''}
    const task = given as Order['task']
    if (!place !== (task === 'feed')) return {problem: ''}
    const names = Object.keys(options) as (keyof typeof options)[]
    const foreign = names.find(name => values[name] && !OWN[task].includes(name))
    if (foreign) return {problem: `--${foreign} is not for ${task}.`}
    const order = {task, place: place ?? values.out ?? '', dryRun: values['dry-run']}
    if (task === 'sync') return readSync(order, values)
    if (order.place) order.place = resolve(order.place)
    const wanted = values['overwrite-desk'] ? {...order, overwriteDesk: true} : order
    if (values.only === undefined) return wanted
    const read = readKinds(values.only.split(','))
    return 'problem' in read ? read : {...wanted, only: read.kinds}
  } catch (error) {
    return {problem: (error as Error).message}
  }
}

interface SyncValues {
  mapping?: string
  'permit-days'?: string
  'allow-withdrawals': boolean
  'allow-price-jumps': boolean
}

function readSync(order: Order, values: SyncValues): Read {
  const {mapping, 'permit-days': days} = values
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) {
    return {problem: `--permit-days takes a number of days from 1 to 9999; got "${days}".`}
  }
  if (/^\w+:\/\//.test(order.place) && !isFeedAddress(order.place)) {
    return {problem: `A feed is a file or at an http address; got "${order.place}".`}
  }
  const sync: SyncOptions = {
    ...(mapping && {mapping: resolve(mapping)}),
    ...(days && {permitDays: Number(days)}),
    allowWithdrawals: values['allow-withdrawals'],
    allowPriceJumps: values['allow-price-jumps'],
  }
  const {place} = order
  return {...order, place: isFeedAddress(place) ? place : resolve(place), sync}
}
