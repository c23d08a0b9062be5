/** The accounts of everybody, for administrators. */
import {screen} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {readFacts, readMail} from './account-facts.ts'
import {ACCOUNTS, choices, handOver, shown, valuesOf} from './account-form.ts'
import {accountRoutes} from './account-routes.ts'
import {listAccounts, PAGE} from './accounts.ts'
import {askPassword} from './ask-password.ts'
import {invite} from './invitations.ts'

const permission = 'accounts'

export const accountsRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/accounts',
    permission,
    async handle({orm, query}) {
      const rows = await listAccounts(orm, query.after)
      const page = rows.slice(0, PAGE)
      return screen('accounts/list', {
        accounts: page.map(shown),
        ...(query.after && {first: ACCOUNTS}),
        ...(rows.length > PAGE && {
          next: `${ACCOUNTS}?after=${encodeURIComponent(page.at(-1)?.mail ?? '')}`,
        }),
      })
    },
  },
  {
    method: 'GET',
    path: '/accounts/new',
    permission,
    async handle({orm, locale}) {
      const values = {mail: '', name: '', role: 'agent', agent: '', locale}
      return screen('accounts/new', {values, ...(await choices(orm))})
    },
  },
  {
    method: 'POST',
    path: '/accounts',
    permission,
    async handle(visit) {
      const {orm, form, actor} = visit
      const values = valuesOf(visit)
      const again = async (problem: string) =>
        screen('accounts/new', {values, problem, ...(await choices(orm))}, 422)
      const read = readMail(form.get('mail'))
      if ('problem' in read) return again('mail')
      const {facts, ...other} = asFacts(await readFacts(orm, values))
      if (!facts?.name || !facts.role) return again(other.problem ?? 'name')
      const {name, role} = facts
      const problem = await askPassword(visit)
      if (problem) {
        const fault = {form: 'invite', problem} as const
        return screen('accounts/new', {values, fault, ...(await choices(orm))}, 422)
      }
      const invited = await invite(orm, {...read, ...facts, name, role}, actor)
      return 'problem' in invited ? again(invited.problem) : handOver(visit, invited)
    },
  },
  ...accountRoutes,
]

const asFacts = (read: Awaited<ReturnType<typeof readFacts>>) =>
  'problem' in read ? {facts: undefined, problem: read.problem} : {...read, problem: undefined}
