/** `npm run accounts`: lets somebody into the desk whom nobody there can let in. */
import type {Account} from '#desk/accounts/account-facts.ts'
import {type Command, defineTask, textOf, UsageError} from './task.ts'

export type NamedAccount = Pick<Account, 'mail' | 'name' | 'role' | 'agent'>

/** `link` is there when no mail brings it. */
export interface Invitation {
  account: NamedAccount
  link?: string
}

/** The tasks that need the database. */
const work = () => import('./change-accounts.ts')
const ofOneAccount = {
  hasWords: true,
  elsewhere: ['the desk and its accounts are with', 'Ask there.'] as [string, string],
}

const addTask = defineTask({
  ...ofOneAccount,
  name: 'add',
  usage: `MAIL --role administrator|editor|agent [--name NAME]
                                [--agent KEY] [--locale en|fr|ru|ar]`,
  help: `adds an account and sends a link, by which its owner chooses a password within seven
days; without a mail server the link is printed. --agent: the record of the team that
this person is; an agent sees the enquiries of its listings`,
  options: {
    role: {type: 'string'},
    name: {type: 'string'},
    agent: {type: 'string'},
    locale: {type: 'string'},
  },
  read({words, role, name, agent, locale}) {
    if (!role) throw new UsageError('Name the role: --role editor, for example.')
    const facts = {name: textOf(name), role, agent: agent === 'none' ? null : agent, locale}
    return {mail: readOne(words), facts}
  },
  perform: async (input, parts) => (await work()).addAccount(input, parts),
  run: (_input, {perform}) => perform(printInvitation),
})

const inviteTask = defineTask({
  ...ofOneAccount,
  name: 'invite',
  usage: 'MAIL',
  help: 'sends, or prints, another link; whoever has a password already has an hour for it',
  read: ({words}) => readOne(words),
  perform: async (mail, parts) => (await work()).inviteAccount(mail, parts),
  run: (_input, {perform}) => perform(printInvitation),
})

const resetTask = defineTask({
  ...ofOneAccount,
  name: 'reset-second-factor',
  usage: 'MAIL',
  help: 'for somebody who lost the phone and the recovery codes; the password alone signs in then',
  read: ({words}) => readOne(words),
  perform: async (mail, parts) => (await work()).resetSecondFactor(mail, parts),
  run: (_input, {perform}) =>
    perform(account => {
      process.stdout.write(`Second factor ended: ${oneLine(account)}\n`)
    }),
})

export const accountsCommand: Command = {
  name: 'accounts',
  tasks: [addTask, inviteTask, resetTask],
  notes: `Administrators do everything else at the desk, under Accounts. All work whether the server is
running or not.
`,
}

function readOne([mail, ...more]: string[]) {
  if (mail === undefined || more.length) throw new UsageError('Name one mail address.')
  return mail
}

function printInvitation({account, link}: Invitation) {
  if (link === undefined) {
    process.stdout.write(`Sent a link to ${oneLine(account)}\n`)
    return
  }
  process.stdout.write(`${link}\n`)
  process.stderr.write(
    `No mail was sent. Give this address to ${account.name} alone: it lets choose the password, once. It is not shown again.\n`,
  )
}

const oneLine = ({mail, name, role, agent}: NamedAccount) =>
  [mail, name, role, agent && `agent ${agent}`].filter(Boolean).join('; ')
