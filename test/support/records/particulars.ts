/** Facts that few records state, as a back end may send them. */
import type {Property} from '#trade/contract/entities.ts'
import {dayFrom} from '../dates.ts'

export const particulars: Partial<Property> = {
  furnishing: 'unfurnished',
  completion: 'off-plan',
  handover: '2031-Q4',
  service_charge: 18.5,
  floor: 0,
  parking: 2,
  views: ['sea-view', 'marina-view', 'of-another-back-end'],
  available_from: dayFrom(0),
  building: 'Keeper’s House',
  payment_plan: [
    {milestone: 'booking', percent: 10, due: dayFrom(-30), paid_to: 'escrow'},
    {milestone: 'construction', built: 40, percent: 33.33, paid_to: 'escrow'},
    {milestone: 'handover', percent: 36.67, paid_to: 'developer'},
    {milestone: 'after-handover', percent: 20, monthly_parts: 24, paid_to: 'developer'},
  ],
}

export const units: Partial<Property> = {
  units: [
    {bedrooms: 0, area_from: 480, area_to: 620, price_from: 1_200_000, available: 3},
    {name: 'Duplex', bedrooms: 3, area_from: 2_100, available: 1},
    {bedrooms: 4, price_from: 3_100_000, available: 0},
  ],
  units_as_of: '2026-11-12',
}
