/**
 * Permissions at the desk: the one table that every route of the desk and its menu read. Agents
 * are limited to enquiries of their own besides: see `enquiries/scope.ts`.
 */
import type {Role} from '#desk/tables.ts'

const ALL: readonly Role[] = ['administrator', 'editor', 'agent']
const EDITORS: readonly Role[] = ['administrator', 'editor']
const ADMINISTRATORS: readonly Role[] = ['administrator']

const table = {
  /** One's own password, second factor, sessions, language. */
  'own-account': ALL,
  /** Read enquiries; change their state, note, remind oneself, answer. */
  enquiries: ALL,
  /** Give an enquiry to somebody, or merge it with another. */
  'enquiries-assign': EDITORS,
  /** Take enquiries away as a file. */
  'enquiries-export': EDITORS,
  /** Erase an enquiry and everything about it. */
  'enquiries-erase': ADMINISTRATORS,
  /** Read, change, publish, withdraw and restore records; upload media. */
  content: EDITORS,
  /** Views, opens, enquiries, response times. */
  figures: EDITORS,
  /** How the servers, deliveries, storage and feeds are; try failed deliveries again. */
  operations: ADMINISTRATORS,
  partners: ADMINISTRATORS,
  accounts: ADMINISTRATORS,
  'audit-log': ADMINISTRATORS,
} satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof table

export const permissions = Object.keys(table) as Permission[]

export const roles = ALL

export const isRole = (value: unknown): value is Role => ALL.some(role => role === value)

export const may = (role: Role, permission: Permission): boolean => table[permission].includes(role)
