/** A team member as a portrait shows them, with the way to their page. */

import type {Translator} from '#kit/i18n/translator.ts'
import type {RecordExtras, TeamMember} from '#trade/contract/entities.ts'
import {englishIn, type GuideText, picturesOf} from '../../records/record-fields.ts'
import {listOf} from '../../shared-with-server/list-of.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'

/** The only fields of the record in the page's data. */
export interface Expert extends Pick<RecordExtras, 'pictures'> {
  slug: string
  name: string
  occupation?: GuideText
  image?: string
  video?: string
}

/** Selects members who have a name, and a page. */
export const expertsOf = (members: TeamMember[] | undefined) =>
  listOf(members)
    .filter(({slug, name}) => slug && name)
    .map(expertOf)

export function expertOf(member: TeamMember): Expert {
  const {slug, name, occupation, image, video} = member
  return {
    slug,
    name,
    occupation: occupation ? {text: occupation, lang: englishIn(member, 'occupation')} : undefined,
    image: image || undefined,
    video: video || undefined,
    pictures: picturesOf(member, image),
  }
}

/** The path of a team member's page. */
export const memberPath = (slug: string) => `/team/detail/${encodeURIComponent(slug)}`

export const memberBreadcrumbs = ({name}: {name: string}, i18n: Translator): BreadcrumbSteps => ({
  steps: [{name: i18n._('Our Team'), href: '/team'}],
  here: name,
})
