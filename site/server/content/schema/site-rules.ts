/** Rules of the records that hold for the whole site: agency, rates, legal texts, search engines. */
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'
import {rowsOf} from './rows.ts'

/** Since 1997. */
export const DIRHAMS_PER_DOLLAR = 3.6725

export const agencyFaults: Rule[] = [
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
]

export const rateFaults: Rule[] = [
  ({dirhams}) =>
    (dirhams as {USD?: number} | undefined)?.USD === DIRHAMS_PER_DOLLAR
      ? undefined
      : ['dirhams.USD', message(/*i18n*/ 'must be 3.6725: the Central Bank has fixed it.')],
]

export const legalFaults: Rule[] = [
  ({sections}) => {
    const blocks = rowsOf<{content: object[]}>(sections).flatMap(({content}) => rowsOf(content))
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
    const anchors = rowsOf<{anchor: string}>(sections).map(({anchor}) => anchor ?? '')
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
]

export const seoFaults: Rule[] = [
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
]

function isTimeZone(timeZone: string | undefined) {
  if (timeZone === undefined) return true // that it is missing is said already
  try {
    return Boolean(new Intl.DateTimeFormat('en', {timeZone}))
  } catch {
    return false
  }
}
