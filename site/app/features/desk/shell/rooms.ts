/** The rooms of the desk, in the order of the menu; each is shown to those who may enter. */
interface Room {
  href: string
  label: string
  /** Of `desk/access/permissions.ts`. */
  permission: string
}

export const rooms: Room[] = [
  {href: '/desk/enquiries', label: /*i18n*/ 'Enquiries', permission: 'enquiries'},
  {href: '/desk/content', label: /*i18n*/ 'Content', permission: 'content'},
  {href: '/desk/figures', label: /*i18n*/ 'Figures', permission: 'figures'},
  {href: '/desk/partners', label: /*i18n*/ 'Partners', permission: 'partners'},
  {href: '/desk/operation', label: /*i18n*/ 'Operation', permission: 'operations'},
  {href: '/desk/accounts', label: /*i18n*/ 'Accounts', permission: 'accounts'},
  {href: '/desk/audit-log', label: /*i18n*/ 'Audit log', permission: 'audit-log'},
]
