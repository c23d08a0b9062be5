/** A partner's own page, in English: what the desk's figures are to the agency, of one partner alone. */
import {Series, Sums} from '#desk/figures/bars.tsx'
import {everyDay} from '#desk/figures/period.ts'
import {PeriodForm} from '#desk/figures/period-form.tsx'
import {numberIn, percentIn} from '#desk/ui/amounts.ts'
import {languageAttributes} from '#kit/i18n/locale.ts'
import type {TestLead} from '#server/leads/test-leads.ts'
import type {PartnerRow} from '#server/partners/registry/partner.ts'
import {type PartnerReport, sumsOf} from '#server/partners/report/partner-report.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import type {FiguresPeriod} from '../figures/figures.ts'
import {useDesk} from '../shell/desk-frame.ts'
import {Health, Snippet} from './setup.tsx'
import {DaysTable, EnquiriesTable, TestsTable, WidgetsTable} from './tables.tsx'

export interface PartnerPageProps {
  partner: PartnerRow
  report: PartnerReport
  tests: TestLead[]
  period: FiguresPeriod
  /** Path of the page. */
  address: string
  styles: string
}

export function PartnerPage({styles, ...props}: PartnerPageProps) {
  const {partner, report, period} = props
  const {agency} = useDesk()
  return (
    <html {...languageAttributes('en')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${partner.id}: partner report`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet, whose hash the policy has */}
        <style dangerouslySetInnerHTML={{__html: styles}} />
      </head>
      <body>
        <header className="desk-header">
          <p className="desk-brand">
            {agency.name} <span>Partner report</span>
          </p>
        </header>
        <main className="desk-main">
          <h1>{partner.id}</h1>
          <p className="lede">
            {formatDay('en', period.from)} to {formatDay('en', period.to)}, days in Dubai
          </p>
          {partner.disabledAt && (
            <p className="notice notice--wrong">
              Your widgets are switched off. Pages show what is written between their tags. Please
              contact us.
            </p>
          )}
          <PeriodForm period={period} />
          <Totals report={report} />
          <Sections {...props} />
          <footer>
            <p>
              This address is private: whoever has it sees this page. It holds nothing about the
              people who wrote to us. Views and opens are estimates; enquiries are counted where
              they are stored.
            </p>
          </footer>
        </main>
      </body>
    </html>
  )
}

function Totals({report}: {report: PartnerReport}) {
  const {views, opens, leads, suspected} = sumsOf(report.days)
  return (
    <Sums
      sums={[
        ['Views', numberIn('en', views)],
        ['Opens', numberIn('en', opens)],
        ['Enquiries', numberIn('en', leads)],
        ...(suspected ? [['Of these may be spam', numberIn('en', suspected)] as const] : []),
        ['Enquiries per view', percentIn('en', views ? leads / views : undefined)],
      ]}
    />
  )
}

function Sections({partner, report, tests, period, address}: Omit<PartnerPageProps, 'styles'>) {
  const known = new Map(report.days.map(line => [line.day, line]))
  const days = [...everyDay(period)].map(
    day => known.get(day) ?? {day, views: 0, opens: 0, leads: 0},
  )
  const of = (name: 'views' | 'leads') =>
    days.map(line => ({label: formatDay('en', line.day) ?? line.day, value: line[name]}))
  const csv = (name: string) => (
    <p>
      <a href={`${address}/${name}.csv?from=${period.from}&to=${period.to}`}>Download as CSV</a>
    </p>
  )
  return (
    <>
      <section aria-labelledby="days">
        <h2 id="days">By day</h2>
        <Series name="Views" tone="quiet" values={of('views')} />
        <Series name="Enquiries" tone="strong" values={of('leads')} />
        <details>
          <summary>Every day as a table</summary>
          <DaysTable days={days} />
        </details>
        {csv('days')}
      </section>
      <section aria-labelledby="widgets">
        <h2 id="widgets">By widget</h2>
        <WidgetsTable widgets={report.widgets} />
      </section>
      <section aria-labelledby="enquiries">
        <h2 id="enquiries">Enquiries</h2>
        <EnquiriesTable enquiries={report.enquiries} />
        {report.enquiries.length > 0 && csv('enquiries')}
      </section>
      <section aria-labelledby="tests">
        <h2 id="tests">Test enquiries</h2>
        <TestsTable tests={tests} />
      </section>
      <section aria-labelledby="snippet">
        <h2 id="snippet">Your code</h2>
        <Snippet partner={partner} />
      </section>
      <section aria-labelledby="health">
        <h2 id="health">Health</h2>
        <Health partner={partner} report={report} />
      </section>
    </>
  )
}
