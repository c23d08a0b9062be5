/** Who has an account at the desk. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Pages} from '../ui/links.tsx'
import {Moment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'
import {roleWords} from './role-words.ts'
import {accountState, type ShownAccount} from './shown-account.ts'

export interface AccountsData {
  accounts: readonly ShownAccount[]
  first?: string
  next?: string
}

export const list = defineScreen<AccountsData>({
  title: i18n => i18n._('Accounts'),
  Screen({data: {accounts, first, next}}) {
    const {i18n} = useDesk()
    const roles = roleWords(i18n)
    return (
      <>
        <p className="buttons">
          <a href="/desk/accounts/new" className="button">
            {i18n._('Add an account')}
          </a>
        </p>
        <Table
          caption={i18n._('Accounts')}
          columns={[
            {
              head: i18n._('Name'),
              isName: true,
              cell: ({id, name}) => <a href={`/desk/accounts/${id}`}>{name}</a>,
            },
            {head: i18n._('E-mail'), cell: ({mail}) => mail},
            {head: i18n._('Role'), cell: ({role}) => roles[role]?.[0]},
            {head: i18n._('State'), cell: account => accountState(i18n, account)},
            {
              head: i18n._('Second factor'),
              cell: ({hasSecondFactor}) => (hasSecondFactor ? i18n._('On') : i18n._('Off')),
            },
            {
              head: i18n._('Last sign-in'),
              cell: ({lastSignInAt}) =>
                lastSignInAt ? <Moment at={lastSignInAt} /> : i18n._('never'),
            },
          ]}
          rows={accounts}
          keyOf={({id}) => id}
          empty={<p>{i18n._('There is no account here.')}</p>}
        />
        <Pages first={first} next={next} />
      </>
    )
  },
})
