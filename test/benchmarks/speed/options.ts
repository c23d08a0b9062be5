/** The arguments of `npm run speed`. */
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import type {Part} from './report/figures.ts'

export interface Options {
  parts: Part[]
  runs: number
  /** Checkouts whose builds are measured, in turns. */
  directories: string[]
  /** Only what has this text in its name, and what that is compared with. */
  match: string
  strict: boolean
}

const PARTS: Part[] = ['embed', 'pages', 'interactions', 'server']
const OWN = fileURLToPath(new URL('../../..', import.meta.url))

export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', multiple: true},
      runs: {type: 'string', default: '3'},
      dir: {type: 'string', multiple: true},
      match: {type: 'string', default: ''},
      strict: {type: 'boolean', default: false},
    },
  })
  const runs = Number(values.runs)
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs is a whole number above 0.')
  const parts = PARTS.filter(part => !values.only || values.only.includes(part))
  if (parts.length === 0) throw new Error(`--only is one of ${PARTS.join(', ')}.`)
  const directories = (values.dir ?? [OWN]).map(directory => resolve(directory))
  return {parts, runs, directories, match: values.match, strict: values.strict}
}
