/** Costs of a tenancy beside the rent: deposits, fees, and what comes with the bills. */
import {furnishings} from '#trade/property/home-facts/codes.ts'
import {charge, RULES_KEY, rulesOfEmirate} from './charges.ts'
import {choice, type Fields, flag, type Kind, list, optional} from './fields.ts'

const fee = {
  ...charge.named,
  ...charge.amounts,
  paid_when: choice('To move in, or over the year, such as with each bill.', [
    'moving-in',
    'over-year',
  ]),
  refundable: optional(flag('A deposit, which comes back at the end.')),
  security_deposit: optional(
    flag('The deposit for the home itself: where a home states its own, that counts.'),
  ),
  ...charge.kinds,
  furnishings: optional(
    list(
      'Only for homes that come so; empty means all.',
      {is: 'choice', of: furnishings},
      furnishings.length,
    ),
  ),
  ...charge.evidence,
} satisfies Fields

export const rentingCostsKind = {
  'renting-costs': {
    says: 'What renting costs beside the rent, by emirate and from a given day. Percentages are of a year’s rent.',
    files: 'one',
    key: RULES_KEY,
    fields: {
      ...rulesOfEmirate,
      fees: list('Costs beside the rent.', {is: 'group', fields: fee}, 40),
    },
  },
} satisfies Record<string, Kind>
