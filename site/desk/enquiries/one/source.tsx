/** The origin of an enquiry, and its deliveries. */
import type {ReactNode} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Facts} from '#desk/ui/facts.tsx'
import {ownPageOf} from '#server/leads/subject.ts'
import {listAddress} from '../addresses.ts'
import {channelTitles} from '../channels.ts'
import {languageWord} from '../words.ts'
import type {OneEnquiry} from './read-one.ts'

export function Source({data: {enquiry, property, agent, deliveries}}: {data: OneEnquiry}) {
  const {i18n, locale: own, siteUrl} = useDesk()
  const {partner, claimedPartner, notAttributed, widget, locale} = enquiry
  const page = enquiry.page ?? enquiry.fromUrl
  const address = ownPageOf(enquiry, siteUrl)
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
          <a href={property.path}>{property.name[own] ?? property.name.en ?? property.slug}</a>{' '}
          <span className="quiet">{property.reference}</span>{' '}
          <a href={listAddress({property: property.slug})}>{i18n._('Its enquiries')}</a>
        </>
      ),
    ],
    [i18n._('Page'), page && (address ? <a href={address}>{page}</a> : page)],
    [i18n._('Team member'), agent],
    [i18n._('Partner'), partner ?? claim],
    [i18n._('Widget'), widget],
    [i18n._('Language'), locale && languageWord(locale)],
    ...Object.entries(enquiry.campaign ?? {}).map(([name, value]): [string, ReactNode] => [
      name,
      `${value}`,
    ]),
    [i18n._('Consent'), i18n._('No separate consent recorded')],
    [i18n._('Delivered'), deliveries.length > 0 && <Deliveries deliveries={deliveries} />],
    [i18n._('Reference'), <code key="id">{enquiry.id}</code>],
  ]
  return (
    <section aria-labelledby="source">
      <h2 id="source">{i18n._('Where it came from')}</h2>
      <Facts facts={facts} />
    </section>
  )
}

function Deliveries({deliveries}: Pick<OneEnquiry, 'deliveries'>) {
  const {i18n} = useDesk()
  const words: Record<string, string> = {
    waiting: i18n._('not delivered yet'),
    sending: i18n._('is being sent'),
    delivered: i18n._('delivered'),
    failed: i18n._('failed'),
  }
  const titles = channelTitles(i18n)
  return (
    <ul className="plain-list">
      {deliveries.map(({channel, state, lastError}) => (
        <li key={channel}>
          {titles[channel]}: {words[state] ?? state}
          {lastError && <span className="quiet"> ({lastError})</span>}
        </li>
      ))}
    </ul>
  )
}
