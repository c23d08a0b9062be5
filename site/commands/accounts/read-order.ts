/** What is written after `npm run accounts --`. */
import {Misunderstood, readOptions} from '../leads/options.ts'

export const USAGE = `Usage: npm run accounts -- list [--json]
       npm run accounts -- add MAIL --role administrator|editor|agent [--name NAME]
                                [--agent KEY] [--locale en|fr|ru|ar]
       npm run accounts -- invite MAIL
       npm run accounts -- role MAIL administrator|editor|agent
       npm run accounts -- change MAIL [--name NAME] [--agent KEY|none] [--locale en|fr|ru|ar]
       npm run accounts -- mail MAIL NEW-MAIL
       npm run accounts -- disable MAIL
       npm run accounts -- enable MAIL
       npm run accounts -- remove MAIL
       npm run accounts -- reset-second-factor MAIL
       npm run accounts -- sessions MAIL
       npm run accounts -- end-sessions MAIL

list     tells who has an account at the agency's desk
add      adds an account and sends a link, by which its owner chooses a password within seven days;
         without a mail server the link is printed. --agent: the record of the team that this person
         is; an agent sees the enquiries of its listings
invite   sends, or prints, another link; whoever has a password already has an hour for it
role     an administrator does everything, an editor enquiries and content, an agent its own enquiries
mail     changes the account's mail address: its sessions end, and the previous address is notified
disable  signs the account out everywhere, and lets nobody in; enable ends that
remove   deletes the account; what it did stays in the audit log
reset-second-factor
         for somebody who lost the phone and the recovery codes; the password alone signs in then
sessions tells where the account is signed in; end-sessions ends them

All work whether the server is running or not.
`

export interface AccountOrder {
  task: string
  mail?: string
  facts?: Record<string, string | null>
  json?: boolean
}

const factOptions = {
  name: {type: 'string'},
  agent: {type: 'string'},
  locale: {type: 'string'},
} as const
const addOptions = {...factOptions, role: {type: 'string'}} as const

export function readOrder([task = '', ...args]: string[]): AccountOrder {
  switch (task) {
    case 'list': {
      const {json} = readOptions({args, options: {json: {type: 'boolean', default: false}}}).values
      return {task, json}
    }
    case 'add': {
      const read = readOptions({args, options: addOptions, allowPositionals: true})
      if (!read.values.role) throw new Misunderstood('Name the role: --role editor, for example.')
      return {task, mail: mailOf(read.positionals), facts: factsOf(read.values)}
    }
    case 'change': {
      const read = readOptions({args, options: factOptions, allowPositionals: true})
      const facts = factsOf(read.values)
      if (!Object.keys(facts).length) {
        throw new Misunderstood('Name what changes: --name, --agent or --locale.')
      }
      return {task, mail: mailOf(read.positionals), facts}
    }
    case 'role': {
      const {positionals} = readOptions({args, options: {}, allowPositionals: true})
      const [mail, role, ...more] = positionals
      if (!mail || !role || more.length)
        throw new Misunderstood('Name one mail address and a role.')
      return {task: 'change', mail, facts: {role}}
    }
    case 'mail': {
      const {positionals} = readOptions({args, options: {}, allowPositionals: true})
      const [mail, next, ...more] = positionals
      if (!mail || !next || more.length) {
        throw new Misunderstood('Name the mail address of the account, and the new one.')
      }
      return {task, mail, facts: {mail: next}}
    }
    case 'invite':
    case 'disable':
    case 'enable':
    case 'remove':
    case 'reset-second-factor':
    case 'sessions':
    case 'end-sessions': {
      const {positionals} = readOptions({args, options: {}, allowPositionals: true})
      return {task, mail: mailOf(positionals)}
    }
    default:
      throw new Misunderstood()
  }
}

interface FactValues {
  role?: string | undefined
  name?: string | undefined
  agent?: string | undefined
  locale?: string | undefined
}

const factsOf = ({role, name, agent, locale}: FactValues) => ({
  ...(role !== undefined && {role}),
  ...(name !== undefined && {name}),
  ...(agent !== undefined && {agent: agent === 'none' ? null : agent}),
  ...(locale !== undefined && {locale}),
})

function mailOf([mail, ...more]: string[]) {
  if (mail === undefined || more.length) throw new Misunderstood('Name one mail address.')
  return mail
}
