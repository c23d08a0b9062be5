/** The accounts of everybody, for administrators. */
import {screen} from '#desk/http/answers.ts'
import {type DeskRoute, get, post} from '#desk/http/desk-route.ts'
import {readFacts, readMail} from './account-facts.ts'
import {ACCOUNTS, choices, handOver, valuesOf} from './account-form.tsx'
import {listAccounts, PAGE} from './accounts.ts'
import {askPassword} from './ask-password.ts'
import {invite} from './invitations.ts'
import {AccountsScreen} from './list-screen.tsx'
import {NewAccountScreen} from './new-screen.tsx'

const permission = 'accounts'

export const accountsRoutes: DeskRoute[] = [
  get('/accounts', permission, async ({orm, query}) => {
    const rows = await listAccounts(orm, query.after)
    const page = rows.slice(0, PAGE)
    return screen(
      <AccountsScreen
        accounts={page}
        first={query.after && ACCOUNTS}
        {...(rows.length > PAGE && {
          next: `${ACCOUNTS}?after=${encodeURIComponent(page.at(-1)?.mail ?? '')}`,
        })}
      />,
    )
  }),
  get('/accounts/new', permission, async ({orm, locale}) => {
    const values = {mail: '', name: '', role: 'agent', agent: '', locale}
    return screen(<NewAccountScreen values={values} {...(await choices(orm))} />)
  }),
  post('/accounts', permission, async visit => {
    const {orm, form, actor} = visit
    const values = valuesOf(visit)
    const again = async (problem: string) =>
      screen(<NewAccountScreen values={values} problem={problem} {...(await choices(orm))} />, 422)
    const read = readMail(form.get('mail'))
    if ('problem' in read) return again('mail')
    const {facts, ...other} = asFacts(await readFacts(orm, values))
    if (!facts?.name || !facts.role) return again(other.problem ?? 'name')
    const {name, role} = facts
    const problem = await askPassword(visit)
    if (problem) {
      const fault = {form: 'invite', problem} as const
      return screen(
        <NewAccountScreen values={values} fault={fault} {...(await choices(orm))} />,
        422,
      )
    }
    const invited = await invite(orm, {...read, ...facts, name, role}, actor)
    return 'problem' in invited ? again(invited.problem) : handOver(visit, invited)
  }),
]

const asFacts = (read: Awaited<ReturnType<typeof readFacts>>) =>
  'problem' in read ? {facts: undefined, problem: read.problem} : {...read, problem: undefined}
