/** The page of the site that shows a record; the list that it stands in, where it has none of its own. */
import type {KindName} from '#server/content/schema/kinds.ts'
import {guidePath} from '../../../app/shared-with-server/place-paths.ts'
import type {Value} from '../record/current-record.ts'

export const publicPath = (kind: KindName, key: string, value: Value): string | undefined =>
  paths[kind]?.(encodeURIComponent(key), value)

/** Paths of the record's own page: links to them would break without the record. */
export function ownPaths(kind: KindName, key: string, value: Value): string[] {
  const path = publicPath(kind, key, value)
  if (!path || ofLists.has(kind)) return []
  const both = kind === 'properties' ? [`/projects/detail/${key}`, `/properties/${key}`] : [path]
  return [...new Set([...both, ...both.map(decodeURI)])]
}

/** Pages that stay, whatever they show. */
const ofLists = new Set<KindName>(['property-types', 'reviews', 'seo'])

const paths: Partial<Record<KindName, (key: string, value: Value) => string>> = {
  builders: key => `/projects/${key}`,
  'property-types': () => '/lifestyle',
  communities: key => `/communities/detail/${key}`,
  team: key => `/team/detail/${key}`,
  neighborhoods: (_key, {name}) => guidePath(`${name}`),
  properties: (key, {project}) => (project ? `/projects/detail/${key}` : `/properties/${key}`),
  blogs: key => `/blogs/detail/${key}`,
  news: key => `/news/${key}`,
  'open-houses': key => `/open-houses/${key}`,
  careers: key => `/careers/apply/${key}`,
  reviews: () => '/',
  seo: (_key, {url}) => `${url}`,
  launches: key => `/${key}`,
  legal: key => `/${key}`,
}
