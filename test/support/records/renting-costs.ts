/** Fees of renting in two emirates, for tests in the browser. */
import type {RentingCosts, RentingFee} from '#trade/contract/entities.ts'

const fee = (id: string, name: string, more: Partial<RentingFee>): RentingFee => ({
  id,
  name,
  paid_to: 'Landlord',
  paid_when: 'moving-in',
  source: 'https://www.rents.example/schedule',
  checked: '2026-11-20',
  ...more,
})

const DEPOSIT = {refundable: true, security_deposit: true} as const

const rules = (emirate: string, ejari: number): RentingCosts => ({
  emirate,
  name: emirate,
  vat: 5,
  fees: [
    fee('deposit', 'Security deposit', {...DEPOSIT, percent: 5, furnishings: ['unfurnished']}),
    fee('deposit-furnished', 'Security deposit', {
      ...DEPOSIT,
      percent: 10,
      furnishings: ['furnished'],
    }),
    fee('agency', 'Agency fee', {percent: 5, with_vat: true}),
    fee('registration', 'Registration', {fixed: ejari}),
    fee('water', 'Water deposit', {fixed: 2_000, refundable: true, kinds: ['apartment']}),
    fee('cooling', 'Cooling deposit', {known: false, refundable: true}),
    fee('housing', 'Housing fee', {percent: 5, paid_when: 'over-year'}),
  ],
})

export const rentsOfTwoEmirates: RentingCosts[] = [
  rules('Dubai', 220),
  rules('Ras Al Khaimah', 120),
]
