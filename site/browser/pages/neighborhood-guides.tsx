/** The neighbourhoods of a community, or all of them. */
import type {PageModule, Visit} from '../page.ts'
import {ALL_NEIGHBORHOODS, guidesPath} from '../places/addresses.ts'
import type {GuidesData} from '../places/load-guides.ts'
import {useFailure} from '../places/use-failure.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../places/guides-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadGuides}] = await Promise.all([import('../places/load-guides.ts'), prepare()])
  return loadGuides(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('Guides to the neighbourhoods of Dubai: who lives there, what is near, what it costs.')

/** Of a community that nobody knows the page is that of all. */
export const ownPath: PageModule['ownPath'] = data => {
  const {href, name} = data as GuidesData
  return href && name !== ALL_NEIGHBORHOODS ? guidesPath(name) : undefined
}

/** Without a record it has the name that was asked for, and anybody may ask for anything. */
export const social: PageModule['social'] = data => {
  const {href, title} = data as GuidesData
  return {title: href && title}
}

export default function NeighborhoodGuides({data}: {data: unknown}) {
  const {path} = useSite()
  const guides = data as GuidesData
  useFailure(guides)
  // Another community has another query, and its words are not those that the server rendered.
  return <Still key={`${path} ${guides.failure}`} part="Guides" {...guides} />
}
