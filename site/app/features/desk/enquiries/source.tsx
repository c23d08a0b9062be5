/** Where an enquiry came from, and where it was brought. */
import type {ReactNode} from 'react'
import {useDesk} from '../desk-frame.ts'
import {Facts} from '../ui/facts.tsx'
import type {EnquiryData} from './data.ts'
import {languageWord} from './words.ts'

export function Source({data}: {data: EnquiryData}) {
  const {i18n} = useDesk()
  const {page, property, agent, partner, claimedPartner, notAttributed, widget, locale} = data
  const claim = claimedPartner && (
    <>
      <bdi>{claimedPartner}</bdi> ({i18n._('not attributed')}: {notAttributed})
    </>
  )
  const facts: [string, ReactNode][] = [
    [
      i18n._('Property'),
      property && (
        <>
          <a href={property.href}>{property.name}</a>{' '}
          <span className="quiet">{property.reference}</span>{' '}
          <a href={property.listHref}>{i18n._('Its enquiries')}</a>
        </>
      ),
    ],
    [i18n._('Page'), page && (page.href ? <a href={page.href}>{page.text}</a> : page.text)],
    [i18n._('Member of the team'), agent],
    [i18n._('Partner'), partner ?? claim],
    [i18n._('Widget'), widget],
    [i18n._('Language'), locale && languageWord(locale)],
    ...data.campaign.map(([name, value]): [string, ReactNode] => [name, value]),
    [i18n._('Consent'), i18n._('None is recorded apart: the privacy policy of that day applies')],
    [i18n._('Delivered'), data.deliveries.length > 0 && <Deliveries data={data} />],
    [i18n._('Reference'), <code key="id">{data.id}</code>],
  ]
  return (
    <section aria-labelledby="source">
      <h2 id="source">{i18n._('Where it came from')}</h2>
      <Facts facts={facts} />
    </section>
  )
}

function Deliveries({data: {deliveries}}: {data: EnquiryData}) {
  const {i18n} = useDesk()
  const words: Record<string, string> = {
    waiting: i18n._('waits'),
    sending: i18n._('is being sent'),
    delivered: i18n._('delivered'),
    failed: i18n._('failed'),
  }
  const names: Record<string, string> = {
    mail: i18n._('E-mail'),
    agent: i18n._('Mail to the agent'),
    webhook: i18n._('Webhook'),
  }
  return (
    <ul className="plain-list">
      {deliveries.map(({channel, state, lastError}) => (
        <li key={channel}>
          {names[channel] ?? channel}: {words[state] ?? state}
          {lastError && <span className="quiet"> ({lastError})</span>}
        </li>
      ))}
    </ul>
  )
}
