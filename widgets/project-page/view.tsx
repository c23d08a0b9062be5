import {useEffect, useState} from 'react'
import type {WholeView} from '../shared/core/definition.ts'
import {useServices} from '../shared/core/view/use-services.ts'
import film from '../shared/film/film.css'
import forms from '../shared/forms/fields/forms.css'
import richText from '../shared/html/rich-text.css'
import amount from '../shared/money/amount.css'
import own from '../shared/property/project/project-page.css'
import property from '../shared/property/sections/property-page.css'
import {useSlug} from '../shared/property/use-slug.ts'
import picture from '../shared/ui/picture.css'
import type {ProjectPageProps} from './attributes.ts'
import {fetchProject, type Project} from './model.ts'
import {ProjectPage} from './project.tsx'
import {Skeleton} from './skeleton.tsx'

export const whole: WholeView<ProjectPageProps> = {
  View: FetchedProject,
  styles: picture + film + richText + forms + property + amount + own,
}

function FetchedProject(props: ProjectPageProps) {
  const project = useProject(useSlug(props))
  if (project === 'awaited') return <Skeleton />
  return project && <ProjectPage {...project} {...props} />
}

/** The project of that slug, in the language that is spoken now. */
function useProject(slug: string) {
  const services = useServices()
  const {locale} = services
  const [project, setProject] = useState<Project | null | 'awaited'>('awaited')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other services ask for the same
  useEffect(() => {
    if (!slug) {
      console.warn('[ocp] <ocp-project-page> needs slug, for example slug="the-opus", got none')
      return setProject(null)
    }
    const leaving = new AbortController()
    setProject('awaited')
    void fetchProject(slug, services, leaving.signal).then(found => {
      if (!leaving.signal.aborted) setProject(found)
    })
    return () => leaving.abort()
  }, [slug, locale])
  return project
}
