import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import forms from '#kit/forms/fields/forms.css'
import richText from '#kit/html/rich-text.css'
import picture from '#kit/ui/picture.css'
import film from '#trade/film/film.css'
import amount from '#trade/money/amount.css'
import own from '#trade/property/project/project-page.css'
import property from '#trade/property/sections/property-page.css'
import {useSlug} from '#trade/property/use-slug.ts'
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
