import {account} from './account.tsx'
import {accountLink} from './link.tsx'
import {list} from './list.tsx'
import {newAccount} from './new.tsx'

export const accountsScreens = {
  'accounts/list': list,
  'accounts/new': newAccount,
  'accounts/account': account,
  'accounts/link': accountLink,
}
