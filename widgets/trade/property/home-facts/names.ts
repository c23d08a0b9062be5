/** Names of the values of facts, apart from the codes, which every record needs. */
import type {Completion, Milestone, NearKind, Payee} from './codes.ts'

export const completionNames: Record<Completion, string> = {
  ready: /*i18n*/ 'Ready',
  'off-plan': /*i18n*/ 'Off-plan',
}

export const milestoneNames: Record<Milestone, string> = {
  booking: /*i18n*/ 'On booking',
  contract: /*i18n*/ 'On signing the contract',
  construction: /*i18n*/ 'During construction',
  handover: /*i18n*/ 'On handover',
  'after-handover': /*i18n*/ 'After handover',
}

export const payeeNames: Record<Payee, string> = {
  escrow: /*i18n*/ 'Escrow account of the project',
  developer: /*i18n*/ 'Developer',
  seller: /*i18n*/ 'Seller',
  agency: /*i18n*/ 'Agency',
}

export const nearKindNames: Record<NearKind, string> = {
  school: /*i18n*/ 'School',
  metro: /*i18n*/ 'Metro station',
  beach: /*i18n*/ 'Beach',
  mosque: /*i18n*/ 'Mosque',
  mall: /*i18n*/ 'Mall',
}
