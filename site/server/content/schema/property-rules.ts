/** Rules of advertising, and between the fields of a property. */
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'
import {homeFactFaults} from './home-fact-rules.ts'

/** Offices number in their own ways; every number has a digit. */
const PERMIT = /^(?=[A-Z/-]*\d)[A-Z\d/-]{3,40}$/i

export const propertyFaults: Rule[] = [
  ({main_images}) =>
    Array.isArray(main_images) && main_images.length === 0
      ? ['main_images', message(/*i18n*/ 'is empty. A property needs at least one picture.')]
      : undefined,
  ({status, transferred_at}) =>
    status === 'SOLD' && !transferred_at
      ? [
          'transferred_at',
          message(
            /*i18n*/ 'is missing: a home is sold when its transfer is registered. Add the day, or make it {active}.',
            {active: {choices: ['ACTIVE']}},
          ),
        ]
      : undefined,
  ({purpose, price_period}) =>
    price_period && `${purpose}`.endsWith('-sale')
      ? ['price_period', message(/*i18n*/ 'is for rentals only. Remove it, or change the purpose.')]
      : undefined,
  // Dubai requires a permit for every advertisement; other emirates have other offices.
  ({emirate, permit_number}) =>
    emirate === 'Dubai' && !permit_number
      ? [
          'permit_number',
          message(
            /*i18n*/ 'is missing: a property in Dubai may not be advertised without a permit.',
          ),
        ]
      : undefined,
  ({permit_number}) =>
    typeof permit_number === 'string' && !PERMIT.test(permit_number)
      ? [
          'permit_number',
          message(
            /*i18n*/ 'must be the number on the permit, made of digits, letters, dashes and slashes, got "{given}".',
            {given: permit_number},
          ),
        ]
      : undefined,
  ({permit_number, permit_expiry}) =>
    permit_number && !permit_expiry
      ? [
          'permit_expiry',
          message(/*i18n*/ 'is missing: the property is hidden when its permit ends.'),
        ]
      : undefined,
  ...homeFactFaults,
]
