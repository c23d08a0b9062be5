/** The arguments of `npm run audit`. */
import {parseArgs} from 'node:util'
import {CHECKS, SHORT, USUAL} from './checks.ts'

export interface Options {
  names: string[]
  page?: string
  json: boolean
  isShort: boolean
}

export const HELP = `npm run audit -- [--only CHECK]... [--page PATH] [--short] [--json]

Starts the built site with the demonstration's content in all languages, runs the checks, and prints
a table of them and their findings. The exit code is 1 with errors.

--only   one of ${Object.keys(CHECKS).join(', ')}.
         All but lighthouse run by themselves: it is large, is fetched by npx, and needs minutes.
--page   one page, such as /team or /docs/api/
--short  one page of each type, without axe and focus, as in npm test
--json   the results as JSON

What stays for now is in test/audit/allowed/, with reasons.`

export function readOptions(args: string[]): Options | 'help' {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', multiple: true},
      page: {type: 'string'},
      json: {type: 'boolean', default: false},
      short: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return 'help'
  const {only, page, json, short} = values
  const unknown = only?.find(name => !(name in CHECKS))
  if (unknown)
    throw new Error(`--only is one of ${Object.keys(CHECKS).join(', ')}, not ${unknown}.`)
  return {names: only ?? (short ? SHORT : USUAL), page, json, isShort: short}
}
