/** A partner's figures of a month as plain text, without anything personal and without its address. */

import {oneLine} from '#server/platform/one-line.ts'
import {type PartnerReport, sumsOf, type WidgetLine} from '../report/partner-report.ts'
import {rateOf, reasonOf} from '../report/words.ts'

export function monthlyLetter(report: PartnerReport, month: string, agency: string) {
  const {period, days, widgets, notAttributed} = report
  const {views, opens, leads, suspected} = sumsOf(days)
  const parts = [
    [
      `${period.partner} in ${month}`,
      `Views: ${shown(views)}`,
      `Opens: ${shown(opens)}`,
      `Enquiries: ${shown(leads)}`,
      ...(suspected ? [`Of these may be spam: ${shown(suspected)}`] : []),
      `Enquiries per view: ${rateOf(leads, views)}`,
    ],
    ['By widget', ...widgets.map(widgetLine)],
    [
      'Enquiries with your name that are not counted as yours',
      ...notAttributed.map(({reason, count}) => `${shown(count)} ${reasonOf(reason)}`),
    ],
    [
      'Your private page at the website has every day and the state of each enquiry. If you do not have its address, ask us.',
      'Views and opens are estimates; enquiries are counted where they are stored. Days are days in Dubai.',
      agency,
    ],
  ]
  return {
    subject: `${oneLine(period.partner)}: ${month}`,
    text: `${parts
      .filter(({length}) => length > 1)
      .map(lines => lines.join('\n'))
      .join('\n\n')}\n`,
  }
}

const widgetLine = ({widget, views, opens, leads}: WidgetLine) =>
  `${widget || 'not known'}: ${shown(views)} views, ${shown(opens)} opens, ${shown(leads)} enquiries`

const numeral = new Intl.NumberFormat('en')
const shown = (value: number) => numeral.format(value)
