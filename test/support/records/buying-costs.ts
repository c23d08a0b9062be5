/** Fees and rules of two emirates, for tests in the browser. */
import type {BuyingCosts, Fee} from '#trade/contract/entities.ts'

const fee = (id: string, name: string, more: Partial<Fee>): Fee => ({
  id,
  name,
  paid_to: 'Land Department',
  paid_by: 'buyer',
  source: 'https://www.fees.example/schedule',
  checked: '2026-11-20',
  ...more,
})

const rules = (emirate: string, percent: number): BuyingCosts => ({
  emirate,
  name: emirate,
  vat: 5,
  fees: [
    fee('transfer', 'Transfer', {percent}),
    fee('trustee', 'Trustee', {fixed: 4_000, with_vat: true, stage: 'ready'}),
    fee('title', 'Title deed', {known: false}),
    fee('agency', 'Agency fee', {fixed: 0, paid_by: 'developer', stage: 'off-plan'}),
    fee('mortgage', 'Mortgage', {percent: 0.25, of: 'loan', fixed: 290, with_loan: true}),
  ],
  loan: {
    limits: [
      {buyer: 'non-resident', percent: 50, known: false},
      {buyer: 'resident', percent: 80},
    ],
    longest_years: 25,
    source: 'https://limits.example/',
    checked: '2026-11-19',
    rate: 4,
    rate_source: 'https://rates.example/',
    rate_checked: '2026-11-18',
  },
})

export const twoEmirates: BuyingCosts[] = [rules('Dubai', 4), rules('Ras Al Khaimah', 2)]
