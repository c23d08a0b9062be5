import {builderPath, projectPath} from '#trade/property/property-path.ts'
import {collection, listOf, mentioning} from '../../structured-data/item-list.ts'
import {idOf, type JsonLdContext, ref, type StructuredData} from '../../structured-data/json-ld.ts'
import {builderBreadcrumbs} from './breadcrumbs.ts'
import type {BuilderData, BuilderEntry} from './load.ts'

export const buildersFacts = (builders: BuilderEntry[], context: JsonLdContext) =>
  collection(
    builders.map(({name, slug}) => ({
      name,
      href: slug && builderPath(slug),
    })),
    context,
  )

export function builderFacts(builder: BuilderData, context: JsonLdContext): StructuredData {
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
