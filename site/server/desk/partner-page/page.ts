/** A partner's own page as a document. Everything in it that somebody named is text. */

import type {TestLead} from '#server/leads/test-leads.ts'
import type {PartnerRow} from '#server/partners/registry/partner.ts'
import {type PartnerReport, sumsOf} from '#server/partners/report/partner-report.ts'
import {rateOf} from '#server/partners/report/words.ts'
import {agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {chartOf} from './chart.ts'
import {daysBefore, everyDay, longDay} from './days.ts'
import {html, Markup} from './markup.ts'
import {healthOf, snippetOf} from './setup.ts'
import {daysTable, enquiriesTable, testsTable, widgetsTable} from './tables.ts'

export interface PartnerPageParts {
  partner: PartnerRow
  report: PartnerReport
  tests: TestLead[]
  /** What was wrong with the days that were asked for. */
  problem: string | undefined
  /** Path of the page. */
  address: string
  siteUrl: string
  styles: string
}

export function partnerPage(parts: PartnerPageParts): string {
  const {partner, report, styles} = parts
  const title = `${partner.id}: partner report`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Markup(styles)}</style>
</head>
<body>
<header class="top"><p class="brand">${agency.name}</p><p class="kind">Partner report</p></header>
<main>
<h1>${partner.id}</h1>
<p class="lede">${longDay(report.period.from)} to ${longDay(report.period.to)}, days in Dubai</p>
${partner.disabledAt && html`<p class="notice">Your widgets are switched off. Pages show what is written between their tags. Please contact us.</p>`}
${parts.problem && html`<p class="notice" role="alert">${parts.problem}</p>`}
${periodForm(report)}
${figuresOf(report)}
${sectionsOf(parts)}
</main>
<footer><p>This address is private: whoever has it sees this page. It holds nothing about the people who wrote to us. Views and opens are estimates; enquiries are counted where they are stored.</p></footer>
</body>
</html>
`.text
}

function periodForm({period: {from, to}}: PartnerReport) {
  const today = officeDay()
  const presets = [7, 30, 90].map(count => {
    const first = daysBefore(today, count)
    const isShown = first === from && today === to
    return html`<a href="?from=${first}&amp;to=${today}"${isShown && html` aria-current="true"`}>${count} days</a>`
  })
  return html`<form class="period" method="get">
<nav aria-label="Period">${presets}</nav>
<label>From <input type="date" name="from" value="${from}" max="${today}" required></label>
<label>To <input type="date" name="to" value="${to}" max="${today}" required></label>
<button>Show</button>
</form>`
}

function figuresOf({days}: PartnerReport) {
  const {views, opens, leads, suspected} = sumsOf(days)
  const figures = [
    ['Views', numeral.format(views)],
    ['Opens', numeral.format(opens)],
    ['Enquiries', numeral.format(leads)],
    ...(suspected ? [['Of these may be spam', numeral.format(suspected)] as const] : []),
    ['Enquiries per view', rateOf(leads, views)],
  ]
  return html`<dl class="figures">${figures.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`
}

const numeral = new Intl.NumberFormat('en')

function sectionsOf({partner, report, tests, address, siteUrl}: PartnerPageParts) {
  const days = everyDay(report.days, report.period)
  const {from, to} = report.period
  const csv = (name: string) => `${address}/${name}.csv?from=${from}&to=${to}`
  return html`<section aria-labelledby="days"><h2 id="days">By day</h2>
${chartOf(days)}
<details><summary>Every day as a table</summary>${daysTable(days)}</details>
<p><a class="file" href="${csv('days')}">Download as CSV</a></p></section>
<section aria-labelledby="widgets"><h2 id="widgets">By widget</h2>${widgetsTable(report.widgets)}</section>
<section aria-labelledby="enquiries"><h2 id="enquiries">Enquiries</h2>${enquiriesTable(report.enquiries)}
${report.enquiries.length > 0 && html`<p><a class="file" href="${csv('enquiries')}">Download as CSV</a></p>`}</section>
<section aria-labelledby="tests"><h2 id="tests">Test enquiries</h2>${testsTable(tests)}</section>
<section aria-labelledby="snippet"><h2 id="snippet">Your code</h2>${snippetOf(partner, siteUrl)}</section>
<section aria-labelledby="health"><h2 id="health">Health</h2>${healthOf(partner, report)}</section>`
}
