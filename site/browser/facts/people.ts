/** The people of the agency. */
import type {Person} from 'schema-dts'
import type {Property} from '../../../widgets/shared/api/entities.ts'
import type {Expert} from '../places/expert.ts'
import {memberPath} from '../team/addresses.ts'
import type {Member, MemberData} from '../team/load-member.ts'
import type {TeamData} from '../team/load-team.ts'
import {memberTrail} from '../team/member-trail.ts'
import {idOf, type PageFacts, ref, type Telling, theAgency} from './telling.ts'

type Human = Exclude<Person, string> & {'@id': string}

/** The same person wherever they are named: the name of their page is theirs. */
function person(slug: string, name: string, telling: Telling) {
  const url = telling.at(memberPath(slug))
  return {
    '@type': 'Person' as const,
    '@id': `${url}#person`,
    name,
    url,
    worksFor: theAgency(telling),
  }
}

export const agentFacts = (
  {slug, name, phone, image}: NonNullable<Property['agent']>,
  telling: Telling,
): Human => ({
  ...person(slug, name, telling),
  telephone: phone || undefined,
  image: image && telling.media(image),
})

const expertFacts = ({slug, name, occupation, image}: Expert, telling: Telling): Human => ({
  ...person(slug, name, telling),
  jobTitle: occupation?.text,
  image: image && telling.media(image),
})

export function memberFacts({member}: MemberData, telling: Telling): PageFacts | undefined {
  if (!member) return undefined
  const facts = {...expertFacts(member, telling), ...moreOf(member)}
  return {
    page: {'@type': 'ProfilePage', mainEntity: ref(facts['@id'])},
    trail: memberTrail(member, telling.i18n),
    things: [facts],
  }
}

const moreOf = ({phone, excerpt, address, brn, links, skills}: Member): Partial<Human> => ({
  description: excerpt,
  telephone: phone,
  address: address?.text,
  identifier: brn ? {'@type': 'PropertyValue', propertyID: 'BRN', value: brn} : undefined,
  knowsAbout: skills.length ? skills.map(({text}) => text) : undefined,
  sameAs: links.length ? links.map(({link}) => link) : undefined,
})

export function teamFacts({members}: TeamData, telling: Telling): PageFacts {
  const id = idOf(telling, 'list')
  return {
    page: {'@type': 'CollectionPage', mainEntity: members.length ? ref(id) : undefined},
    things: members.length
      ? [
          {
            '@type': 'ItemList',
            '@id': id,
            numberOfItems: members.length,
            itemListElement: members.map((member, at) => ({
              '@type': 'ListItem' as const,
              position: at + 1,
              item: expertFacts(member, telling),
            })),
          },
        ]
      : [],
  }
}
