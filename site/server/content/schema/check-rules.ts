/** Rules that hold between the fields of a record, most of them of the trade. */

import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {routes} from '../../../app/shared-with-server/routes.ts'
import {legalPages} from '../../../app/shared-with-server/site-records.ts'
import {feeFaults} from './charges.ts'
import type {Checking, Rule} from './checking.ts'
import type {KindName} from './kinds.ts'
import {propertyFaults} from './property-rules.ts'
import {agencyFaults, legalFaults, rateFaults, seoFaults} from './site-rules.ts'
import {viewingHoursFaults} from './viewing-hours-kind.ts'

const rules: Partial<Record<KindName, Rule[]>> = {
  pictures: [
    ({focus}) =>
      Array.isArray(focus) && focus.length < 2
        ? ['focus', message(/*i18n*/ 'must be [left, top] in percent, such as [50, 30].')]
        : undefined,
  ],
  properties: propertyFaults,
  'open-houses': [
    ({start_time, end_time}) =>
      start_time && end_time && `${start_time}` >= `${end_time}`
        ? [
            'end_time',
            message(/*i18n*/ 'must be later than the start, {start}.', {start: `${start_time}`}),
          ]
        : undefined,
    ({main_images}) =>
      Array.isArray(main_images) && main_images.length === 0
        ? ['main_images', message(/*i18n*/ 'is empty. An open house needs at least one picture.')]
        : undefined,
  ],
  'buying-costs': feeFaults,
  'renting-costs': feeFaults,
  'viewing-hours': viewingHoursFaults,
  agency: agencyFaults,
  rates: rateFaults,
  legal: legalFaults,
  seo: seoFaults,
}

/** Keys that a kind may have, where not every one is right. */
const keyRules: Partial<Record<KindName, (key: string) => Message | undefined>> = {
  launches: key =>
    fixedPaths.has(`/${key}`)
      ? message(/*i18n*/ 'is the address of another page of the site. Choose another one.')
      : undefined,
  legal: key =>
    legalPages.some(page => page === key)
      ? undefined
      : message(/*i18n*/ 'is not a legal page. There are {pages}.', {pages: legalPages.join(', ')}),
}

/** A landing page there would never be seen. */
const OTHERS = '/docs /desk /embed /assets /storage /share /site-records /newsletter'
const fixedPaths = new Set([...routes.map(({path}) => path), ...OTHERS.split(' ')])

export function checkRules({kind, key, values}: Ruled, {report, notice, today}: Checking) {
  const fault = keyRules[kind]?.(key)
  if (fault) report('', fault)
  for (const rule of rules[kind] ?? []) {
    const [field, says] = rule(values, today) ?? []
    if (field && says) report(field, says)
  }
  if (kind === 'properties' && isExpired(values, today)) {
    const day = {day: {day: `${values.permit_expiry}`}}
    notice(
      'permit_expiry',
      message(/*i18n*/ 'was {day}: the property is hidden until it has a new permit.', day),
    )
  }
  if (hasUndescribedFilm(values)) notice('transcript', UNDESCRIBED_FILM)
}

/** Words beside an embedded film may do; those that a portal's feed names are not the agency's. */
const hasUndescribedFilm = (values: Ruled['values']) => {
  const {video, media_url, watchout_description, transcript, feed} = values
  return !transcript && !feed && Boolean(video || (media_url && !watchout_description))
}
const UNDESCRIBED_FILM = message(
  /*i18n*/ 'is missing: describe what the film shows and says, for people who cannot see or hear it.',
)

interface Ruled {
  kind: KindName
  key: string
  values: Record<string, unknown>
}

/** A sold home needs no permit any more. */
const isExpired = ({permit_expiry, status, published}: Ruled['values'], today: string) =>
  typeof permit_expiry === 'string' &&
  permit_expiry < today &&
  status !== 'SOLD' &&
  published !== false
