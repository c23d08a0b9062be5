/** What a task of the accounts led to, for a terminal. */
import type {SentAccount, SentSession} from '#server/desk/accounts/tasks.ts'
import {officeTime} from '#server/leads/export/columns.ts'
import {asTable} from '../leads/table.ts'
import type {Done} from './perform-order.ts'
import type {AccountOrder} from './read-order.ts'

export function printResult(result: Done, {task, mail, json}: AccountOrder) {
  const print = (text: string) => void process.stdout.write(text)
  if ('list' in result) {
    print(json ? `${JSON.stringify(result.list, undefined, 2)}\n` : listText(result.list))
  } else if ('sessions' in result) print(sessionsText(result.sessions))
  else if ('ended' in result) print(`Ended: ${result.ended} sessions of ${mail}.\n`)
  else if ('account' in result) {
    print(`${DONE[task]}: ${oneLine(result.account)}\n`)
    if (result.isNotified === false) {
      process.stderr.write(`No mail was sent to ${mail}. Tell ${result.account.name} of it.\n`)
    }
  } else if (result.link === undefined) print(`Sent a link to ${oneLine(result.invited)}\n`)
  else {
    print(`${result.link}\n`)
    process.stderr.write(
      `No mail was sent. Give this address to ${result.invited.name} alone: it lets choose the password, once. It is not shown again.\n`,
    )
  }
}

const DONE: Record<string, string> = {
  change: 'Changed',
  mail: 'Changed',
  disable: 'Disabled',
  enable: 'Enabled',
  remove: 'Removed',
  'reset-second-factor': 'Second factor ended',
}

const oneLine = ({mail, name, role, agent}: SentAccount) =>
  [mail, name, role, agent && `agent ${agent}`].filter(Boolean).join('; ')

function listText(accounts: SentAccount[]) {
  if (!accounts.length) {
    return 'There is no account. Add one: npm run accounts -- add MAIL --role administrator\n'
  }
  const heads = ['mail', 'name', 'role', 'state', 'second factor', 'last sign-in', 'agent']
  return asTable(
    heads,
    accounts.map(one => [
      ...[one.mail, one.name, one.role, one.state, one.hasSecondFactor ? 'yes' : 'no'],
      ...[one.lastSignInAt ? clock(one.lastSignInAt) : '-', one.agent ?? '-'],
    ]),
  )
}

function sessionsText(sessions: SentSession[]) {
  if (!sessions.length) return 'Nobody is signed in.\n'
  const rows = sessions.map(one => [one.device || '-', clock(one.createdAt), clock(one.seenAt)])
  return asTable(['device', 'since', 'last seen'], rows)
}

const clock = (moment: string) => officeTime(new Date(moment))?.office ?? ''
