/** The list of all accounts at the desk. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Pages} from '#desk/ui/links.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import type {ListedAccount} from './accounts.ts'
import {accountState, roleWords} from './words.ts'

export interface AccountsData {
  accounts: readonly ListedAccount[]
  first?: string | undefined
  next?: string
}

export function AccountsScreen({accounts, first, next}: AccountsData) {
  const {i18n} = useDesk()
  const roles = roleWords(i18n)
  return (
    <Screen title={i18n._('Accounts')}>
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
          {head: i18n._('Email'), cell: ({mail}) => mail},
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
    </Screen>
  )
}
