import type {WholeView} from '../shared/core/definition.ts'
import {useFetched} from '../shared/core/view/use-fetched.ts'
import film from '../shared/film/film.css'
import forms from '../shared/forms/fields/forms.css'
import richText from '../shared/html/rich-text.css'
import amount from '../shared/money/amount.css'
import own from '../shared/property/project/project-page.css'
import property from '../shared/property/sections/property-page.css'
import {useSlug} from '../shared/property/use-slug.ts'
import picture from '../shared/ui/picture.css'
import type {ProjectPageProps} from './attributes.ts'
import {fetchProject} from './model.ts'
import {ProjectPage} from './project.tsx'
import {Skeleton} from './skeleton.tsx'

export const whole: WholeView<ProjectPageProps> = {
  View: FetchedProject,
  styles: picture + film + richText + forms + property + amount + own,
}

function FetchedProject(props: ProjectPageProps) {
  const slug = useSlug(props)
  const {fetched: project} = useFetched(
    (services, signal) => fetchProject(slug, services, signal),
    slug,
  )
  if (project === undefined) return <Skeleton />
  return project && <ProjectPage {...project} {...props} />
}
