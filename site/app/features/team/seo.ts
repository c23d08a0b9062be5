/** The people of the agency. */
import type {Person} from 'schema-dts'
import type {Property} from '#trade/contract/entities.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {imageOf} from '../../og-image/card-facts.ts'
import {
  dayChanged,
  idOf,
  type JsonLdContext,
  ref,
  type StructuredData,
  theAgency,
} from '../../structured-data/json-ld.ts'
import {type Expert, memberBreadcrumbs, memberPath} from './expert.ts'
import type {TeamData} from './list/load.ts'
import type {Member, MemberData} from './member/load.ts'

type Human = Exclude<Person, string> & {'@id': string}

/** The same person wherever they are named: the name of their page is theirs. */
function person(slug: string, name: string, context: JsonLdContext) {
  const url = context.at(memberPath(slug))
  return {
    '@type': 'Person' as const,
    '@id': `${url}#person`,
    name,
    url,
    worksFor: theAgency(context),
  }
}

export const agentFacts = (
  {slug, name, phone, image}: NonNullable<Property['agent']>,
  context: JsonLdContext,
): Human => ({
  ...person(slug, name, context),
  telephone: phone || undefined,
  image: image && context.media(image),
})

const expertFacts = ({slug, name, occupation, image}: Expert, context: JsonLdContext): Human => ({
  ...person(slug, name, context),
  jobTitle: occupation?.text,
  image: image && context.media(image),
})

function memberFacts({member}: MemberData, context: JsonLdContext): StructuredData | undefined {
  if (!member) return undefined
  const facts = {...expertFacts(member, context), ...moreOf(member)}
  return {
    page: {
      '@type': 'ProfilePage',
      dateModified: dayChanged(member.updatedAt),
      mainEntity: ref(facts['@id']),
    },
    trail: memberBreadcrumbs(member, context.i18n),
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

function teamFacts({members}: TeamData, context: JsonLdContext): StructuredData {
  const id = idOf(context, 'list')
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
              item: expertFacts(member, context),
            })),
          },
        ]
      : [],
  }
}

export default {
  list: {
    structuredData: teamFacts,
    ogImage: ({members}: TeamData) => ({picture: imageOf(members[0])}),
  },
  member: {
    structuredData: memberFacts,
    ogImage: ({member}: MemberData) => ({
      line: member?.occupation?.text,
      picture: imageOf(member),
    }),
  },
} satisfies FeatureSeo
