import {projectPath} from '../../../widgets/shared/property/property-path.ts'
import {builderTrail} from '../builders/builder-trail.ts'
import type {BuilderData, BuilderEntry} from '../builders/load.ts'
import {collection, listOf, mentioning} from './list.ts'
import {idOf, type PageFacts, ref, type Telling} from './telling.ts'

export const buildersFacts = (builders: BuilderEntry[], telling: Telling) =>
  collection(
    builders.map(({name, slug}) => ({
      name,
      href: slug && `/projects/${encodeURIComponent(slug)}`,
    })),
    telling,
  )

export function builderFacts(builder: BuilderData, telling: Telling): PageFacts {
  const {name, line, image, links, projects} = builder
  const list = listOf(
    projects.map(project => ({
      name: project.name,
      href: project.slug && projectPath(project.slug),
    })),
    telling,
  )
  return {
    page: {mainEntity: ref(idOf(telling, 'builder')), mentions: mentioning(list, telling)},
    trail: builderTrail(builder, telling.i18n),
    things: [
      {
        '@type': 'Organization',
        '@id': idOf(telling, 'builder'),
        name,
        description: line || undefined,
        logo: image && telling.media(image),
        sameAs: links.length ? links.map(({link}) => link) : undefined,
      },
      list,
    ],
  }
}
