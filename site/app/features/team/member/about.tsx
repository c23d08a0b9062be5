/** Name and contact details: what visitors look for is first. */

import {otherLanguage} from '#kit/i18n/locale.ts'
import {phoneLink, whatsappLink} from '#trade/agency/agency.ts'
import {FilmText} from '#trade/film/film-text.tsx'
import {whatsappWords} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Icon} from '../../../ui/icon.tsx'
import {ProfileLinks} from '../../../ui/profile-links.tsx'
import type {Member} from './load.ts'

interface WordsProps {
  member: Member
  /** The address of this page, for the message of a chat. */
  address: string
}

export function Words({member, address}: WordsProps) {
  const {i18n, agency} = useSite()
  const {name, occupation, phone, links} = member
  const hello = i18n._('Hello, I would like to speak with {name}.', {name})
  return (
    <>
      <h1>{name}</h1>
      {occupation && (
        <p className="lead" {...otherLanguage(occupation.lang)}>
          {occupation.text}
        </p>
      )}
      <p className="member-head__actions">
        {phone && (
          <a className="button button--primary" href={phoneLink(phone)}>
            <Icon name="phone" />
            <span className="figures" dir="ltr">
              {phone}
            </span>
          </a>
        )}
        <a className="button" href={whatsappLink(agency, `${hello} ${address}`)}>
          <Icon name="WhatsApp" />
          {whatsappWords(phone, i18n, agency)}
        </a>
        <a className="button button--quiet" href="#contact">
          {i18n._('Send a message')}
        </a>
      </p>
      <Facts member={member} />
      <ProfileLinks links={links} label={i18n._('{name} elsewhere', {name})} />
    </>
  )
}

/** In the frame of the film. */
export function FilmWords({member: {video, transcript}}: {member: Member}) {
  return video && transcript ? <FilmText {...transcript} isOver /> : null
}

function Facts({member: {address, languages, brn}}: {member: Member}) {
  const {i18n} = useSite()
  if (!address && !languages && !brn) return null
  return (
    <dl className="details">
      {address && (
        <div>
          <dt>{i18n._('Address')}</dt>
          <dd {...otherLanguage(address.lang)}>{address.text}</dd>
        </div>
      )}
      {languages && (
        <div>
          <dt>{i18n._('Languages')}</dt>
          <dd>{languages}</dd>
        </div>
      )}
      {brn && (
        <div>
          <dt>{i18n._('BRN')}</dt>
          <dd className="figures">{brn}</dd>
        </div>
      )}
    </dl>
  )
}
