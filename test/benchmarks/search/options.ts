/** The arguments of `npm run search-speed`. */
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'

const PARTS = ['start', 'searches', 'pages', 'suggestions', 'changes'] as const
export type Part = (typeof PARTS)[number]
const DATABASES = ['PGlite', 'PostgreSQL'] as const
export type DatabaseName = (typeof DATABASES)[number]

export interface Options {
  sizes: number[]
  parts: Part[]
  databases: DatabaseName[]
  /** Checkouts that are measured, one after the other. */
  directories: string[]
  places: number
  /** Duration of each load. */
  seconds: number
  /** True: a fourth of the searches are sentences, which only a server that knows `q` answers. */
  sentences: boolean
  /** True: PGlite is measured with more homes than `MAX_EMBEDDED`, too. */
  large: boolean
}

/** PGlite takes minutes to be filled with more. */
export const MAX_EMBEDDED = 100_000
const OWN = fileURLToPath(new URL('../../..', import.meta.url))

export function readOptions(args: string[]): Options {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: {type: 'string', multiple: true},
      database: {type: 'string', multiple: true},
      dir: {type: 'string', multiple: true},
      places: {type: 'string', default: '60'},
      seconds: {type: 'string', default: '5'},
      sentences: {type: 'boolean', default: false},
      large: {type: 'boolean', default: false},
    },
  })
  const sizes = positionals.map(text => number('A number of homes', text))
  return {
    sizes: sizes.length ? sizes : [100, 100_000, 1_000_000],
    parts: chosen('--only', PARTS, values.only),
    databases: chosen('--database', DATABASES, values.database),
    directories: (values.dir ?? [OWN]).map(directory => resolve(directory)),
    places: number('--places', values.places),
    seconds: number('--seconds', values.seconds),
    sentences: values.sentences,
    large: values.large,
  }
}

function number(name: string, text: string) {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`${name} is a whole number above 0, not ${text}.`)
}

function chosen<Choice extends string>(name: string, all: readonly Choice[], given?: string[]) {
  const found = all.filter(one => !given || given.includes(one))
  if (found.length === (given ?? all).length) return found
  throw new Error(`${name} is one of ${all.join(', ')}, not ${given}.`)
}
