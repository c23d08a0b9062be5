/** What is written after `npm run partners --`. */
import {readFacts, readLimit, readName} from '#server/partners/registry/partner.ts'
import {Misunderstood, readOptions} from '../leads/options.ts'

export const USAGE = `Usage: npm run partners -- add NAME [--origin https://portal.example]... [--limit N]
                                  [--mail ADDRESS]
       npm run partners -- change NAME [--origin URL|any]... [--limit N|none] [--mail ADDRESS|none]
       npm run partners -- list [--json]
       npm run partners -- disable NAME
       npm run partners -- enable NAME
       npm run partners -- report NAME [--from 2026-11-01] [--to 2026-11-30] [--csv]
       npm run partners -- link NAME
       npm run partners -- revoke NAME

add      registers a partner: the name that its pages say as data-partner. Enquiries count as its own
         from these origins alone, or from everywhere without --origin, and at most N a day. None is
         ever refused or lost: the others are stored without the partner
change   replaces what is named; all origins together
list     tells who is registered, and which unknown names pages use, how often, and when last
disable  its pages show what is written between the tags in place of the widgets; enable ends that
report   tells views, opens and enquiries by day, of the last 30 days unless --from or --to say
         otherwise
link     prints a new private address of the partner's own page; the one before ends
revoke   ends the address

All work whether the server is running or not.
`

export interface PartnerOrder {
  task: string
  name?: string
  facts?: object
  period?: object
  json?: boolean
  csv?: boolean
}

const factOptions = {
  origin: {type: 'string', multiple: true},
  limit: {type: 'string'},
  mail: {type: 'string'},
} as const
const reportOptions = {
  from: {type: 'string'},
  to: {type: 'string'},
  csv: {type: 'boolean', default: false},
} as const

export function readOrder([task = '', ...args]: string[]): PartnerOrder {
  switch (task) {
    case 'list': {
      const {json} = readOptions({args, options: {json: {type: 'boolean', default: false}}}).values
      return {task, json}
    }
    case 'add':
    case 'change': {
      const read = readOptions({args, options: factOptions, allowPositionals: true})
      const facts = checked(readFacts(factsOf(read.values))).facts
      if (task === 'change' && !Object.keys(facts).length) {
        throw new Misunderstood('Name what changes: --origin, --limit or --mail.')
      }
      return {task, name: nameOf(read.positionals), facts}
    }
    case 'report': {
      const read = readOptions({args, options: reportOptions, allowPositionals: true})
      const {csv, ...period} = read.values
      return {task, name: nameOf(read.positionals), period, csv}
    }
    case 'disable':
    case 'enable':
    case 'link':
    case 'revoke': {
      const {positionals} = readOptions({args, options: {}, allowPositionals: true})
      return {task, name: nameOf(positionals)}
    }
    default:
      throw new Misunderstood()
  }
}

interface FactValues {
  origin?: string[] | undefined
  limit?: string | undefined
  mail?: string | undefined
}

const factsOf = ({origin, limit, mail}: FactValues) => ({
  ...(origin && {origins: origin.length === 1 && origin[0] === 'any' ? [] : origin}),
  ...(limit !== undefined && {dailyLimit: limit === 'none' ? null : readLimit(limit)}),
  ...(mail !== undefined && {mail: mail === 'none' ? null : mail}),
})

function nameOf([name, ...more]: string[]) {
  if (name === undefined || more.length) throw new Misunderstood('Name one partner.')
  return checked(readName(name)).name
}

function checked<Read extends object>(read: Read | {problem: string}): Read {
  if ('problem' in read) throw new Misunderstood(read.problem)
  return read
}
