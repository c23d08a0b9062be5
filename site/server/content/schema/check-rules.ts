/** Rules that hold between the fields of a record, most of them of the trade. */

import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {routes} from '../../../app/shared-with-server/routes.ts'
import {legalPages} from '../../../app/shared-with-server/site-records.ts'
import {feeFaults} from './buying-costs-kind.ts'
import type {Checking, Rule} from './checking.ts'
import {homeFactFaults} from './home-fact-rules.ts'
import type {KindName} from './kinds.ts'
import {viewingHoursFaults} from './viewing-hours-kind.ts'

/** Offices number in their own ways; every number has a digit. */
const PERMIT = /^(?=[A-Z/-]*\d)[A-Z\d/-]{3,40}$/i

/** Since 1997. */
export const DIRHAMS_PER_DOLLAR = 3.6725

const rules: Partial<Record<KindName, Rule[]>> = {
  pictures: [
    ({focus}) =>
      Array.isArray(focus) && focus.length < 2
        ? ['focus', message(/*i18n*/ 'must be [left, top] in percent, such as [50, 30].')]
        : undefined,
  ],
  properties: [
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
        ? [
            'price_period',
            message(/*i18n*/ 'is for rentals only. Remove it, or change the purpose.'),
          ]
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
  ],
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
  'viewing-hours': viewingHoursFaults,
  agency: [
    ({office}) =>
      isTimeZone((office as {timeZone?: string} | undefined)?.timeZone)
        ? undefined
        : [
            'office.timeZone',
            message(/*i18n*/ 'is not a time zone. Use an IANA name, such as Asia/Dubai.'),
          ],
    ({mail}) =>
      typeof mail === 'string' && !/^[^\s@<>]+@[^\s@<>]+$/.test(mail)
        ? ['mail', message(/*i18n*/ 'must be an email address, got "{given}".', {given: mail})]
        : undefined,
  ],
  rates: [
    ({dirhams}) =>
      (dirhams as {USD?: number} | undefined)?.USD === DIRHAMS_PER_DOLLAR
        ? undefined
        : ['dirhams.USD', message(/*i18n*/ 'must be 3.6725: the Central Bank has fixed it.')],
  ],
  legal: [
    ({sections}) => {
      const blocks = asList<{content?: object[]}>(sections).flatMap(({content}) =>
        asList<object>(content),
      )
      return blocks.some(block => Object.values(block).filter(Boolean).length !== 1)
        ? [
            'sections',
            message(
              /*i18n*/ 'has content that is not one of paragraph, list and names. Split or fill it.',
            ),
          ]
        : undefined
    },
    ({sections}) => {
      const anchors = asList<{anchor?: string}>(sections).map(({anchor}) => anchor ?? '')
      const bad = anchors.find(
        (anchor, at) => !/^[a-z][a-z0-9-]*$/.test(anchor) || anchors.indexOf(anchor) !== at,
      )
      return bad === undefined
        ? undefined
        : [
            'sections',
            message(
              /*i18n*/ 'has the anchor "{anchor}" twice, or with other than small letters, digits and dashes.',
              {anchor: bad},
            ),
          ]
    },
  ],
  seo: [
    ({url}) =>
      typeof url === 'string' && !url.startsWith('/')
        ? [
            'url',
            message(
              /*i18n*/ 'must be a path that begins with a slash, such as /team, got "{given}".',
              {
                given: url,
              },
            ),
          ]
        : undefined,
  ],
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
    const [field, says] = rule(values) ?? []
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

const asList = <Item>(value: unknown) => (Array.isArray(value) ? (value as Item[]) : [])

function isTimeZone(timeZone: string | undefined) {
  if (timeZone === undefined) return true // that it is missing is said already
  try {
    return Boolean(new Intl.DateTimeFormat('en', {timeZone}))
  } catch {
    return false
  }
}
