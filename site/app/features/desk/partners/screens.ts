import {list} from './list.tsx'
import {newPartner} from './new.tsx'
import {partner} from './partner.tsx'

export const partnersScreens = {
  'partners/list': list,
  'partners/new': newPartner,
  'partners/partner': partner,
}
