/** The fields of a team member that a portrait shows: the only ones in the page's data. */
import type {Shown, TeamMember} from '#trade/contract/entities.ts'
import {englishIn, type GuideText, picturesOf} from '../../../records/record-fields.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'

export interface Expert extends Pick<Shown, 'pictures'> {
  slug: string
  name: string
  occupation?: GuideText
  image?: string
  video?: string
}

/** Those who have a name, and a page. */
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
