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

export const near = [
  {
    kind: 'school',
    name: 'Pier School',
    coordinates: [25.101, 55.201],
    metres: 150,
    walk_minutes: 3,
    drive_minutes: 4,
    source: 'https://schools.example/pier',
  },
  {
    kind: 'metro',
    name: 'Harbour Station',
    coordinates: [25.11, 55.21],
    metres: 1_502,
    walk_minutes: 23,
    drive_minutes: 8,
  },
] satisfies Property['near']
