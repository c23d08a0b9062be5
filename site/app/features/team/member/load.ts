/** Loads the page of one team member. */

import {loadSanitizer, type Sanitize} from '#kit/html/safe-html.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {getPropertiesByAgent, getTeamMember} from '#trade/contract/contract.ts'
import type {Property, SocialLink, TeamMember} from '#trade/contract/entities.ts'
import {spokenLanguages} from '#trade/property/sections/spoken-languages.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {BackendUnavailable, NotFound} from '../../../records/missing-record.ts'
import {englishIn, type GuideText} from '../../../records/record-fields.ts'
import {excerptOf} from '../../../shared-with-server/excerpt.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'
import {webLinks} from '../../../ui/profile-links.tsx'
import type {GuideMarkup} from '../../places/neighborhood/load.ts'
import {offersHours} from '../../viewings/load-hours.ts'
import {type Expert, expertOf} from '../expert.ts'
import {type Listings, listingsOf} from './listings.ts'

export interface MemberData {
  member?: Member
  /** The listings of an agent. */
  listings?: Listings
  /** Hours of this agent are offered. */
  viewing?: true
  /** The message for a failed record, or failed listings. */
  failure?: string
}

export interface Member extends Expert {
  /** A description of the film: picture and speech. */
  transcript?: GuideText
  address?: GuideText
  phone?: string
  brn?: string
  /** Their names, in the language of the page. */
  languages?: string
  links: SocialLink[]
  /** None: those that everybody has. */
  skills: GuideText[]
  about?: GuideMarkup
  /** For search engines. */
  excerpt?: string
  /** For search engines: when the record last changed. */
  updatedAt?: string
  isAgent: boolean
}

export async function loadMember(visit: Visit): Promise<MemberData> {
  const {api, params, locale, signal} = visit
  const slug = params.slug ?? ''
  const [{statusCode, data, failure}, sanitize] = await Promise.all([
    reading(api(getTeamMember, {slug}, {signal})),
    loadSanitizer(),
  ])
  if (statusCode === 404 || (statusCode === 200 && !data?.name)) throw new NotFound()
  if (!data) throw new BackendUnavailable({failure} satisfies MemberData)
  const member = memberOf({...data, slug}, sanitize, locale)
  if (!member.isAgent) return {member}
  const [found, viewing] = await Promise.all([
    reading(api(getPropertiesByAgent, {slug}, {signal})),
    offersHours({agent: slug}, visit),
  ])
  if (found.failure) return {member, viewing, failure: found.failure}
  return {member, viewing, listings: listingsOf(listOf<Property>(found.data))}
}

function memberOf(record: TeamMember, sanitize: Sanitize, locale: Locale): Member {
  const {address, phone, brn, languages, social_links, skills, about, type} = record
  const {transcript} = record
  const html = about ? sanitize(about, 3) : undefined
  return {
    ...expertOf(record),
    transcript: transcript ? {text: transcript, lang: englishIn(record, 'transcript')} : undefined,
    address: address ? {text: address, lang: englishIn(record, 'address')} : undefined,
    phone: phone ? `${phone}` : undefined,
    brn: brn ? `${brn}` : undefined,
    languages: spokenLanguages(listOf(languages), locale),
    links: webLinks(social_links ?? undefined),
    // Numbered before the empty ones go, as the record counts them.
    skills: listOf(skills)
      .map((text, at) => ({text, lang: englishIn(record, `skills[${at}]`)}))
      .filter(({text}) => text.trim()),
    about: html?.safe ? {html, lang: englishIn(record, 'about')} : undefined,
    excerpt: excerptOf(about, sanitize),
    updatedAt: record.updatedAt,
    isAgent: type === 'AGENT',
  }
}
