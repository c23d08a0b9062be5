import {builderPath, projectPath} from '#trade/property/property-path.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {firstPictureOf} from '../../og-image/card-facts.ts'
import {collection, listOf, mentioning} from '../../structured-data/item-list.ts'
import {idOf, type JsonLdContext, ref, type StructuredData} from '../../structured-data/json-ld.ts'
import {type BuilderData, type BuilderEntry, builderBreadcrumbs} from './load.ts'

const buildersFacts = (builders: BuilderEntry[], context: JsonLdContext) =>
  collection(
    builders.map(({name, slug}) => ({
      name,
      href: slug && builderPath(slug),
    })),
    context,
  )

function builderFacts(builder: BuilderData, context: JsonLdContext): StructuredData {
  const {name, line, image, links, projects} = builder
  const list = listOf(
    projects.map(project => ({
      name: project.name,
      href: project.slug && projectPath(project.slug),
    })),
    context,
  )
  return {
    page: {mainEntity: ref(idOf(context, 'builder')), mentions: mentioning(list, context)},
    trail: builderBreadcrumbs(builder, context.i18n),
    things: [
      {
        '@type': 'Organization',
        '@id': idOf(context, 'builder'),
        name,
        description: line || undefined,
        logo: image && context.media(image),
        sameAs: links.length ? links.map(({link}) => link) : undefined,
      },
      list,
    ],
  }
}

export default {
  list: {structuredData: buildersFacts},
  detail: {
    structuredData: builderFacts,
    ogImage: ({line, projects}: BuilderData) => ({
      line: line || undefined,
      picture: firstPictureOf(projects[0]),
    }),
  },
} satisfies FeatureSeo
