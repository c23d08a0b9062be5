/** The whole page: it comes after the shell, and brings its styles. */
import {useEffect, useState} from 'react'
import {useServices} from '../shared/core/view/use-services.ts'
import {useStyles} from '../shared/core/view/use-styles.ts'
import type {ProjectPageProps} from './attributes.ts'
import {fetchProject, type Project} from './model.ts'
import {Skeleton} from './skeleton.tsx'
import {projectStyles} from './styles.ts'
import {ProjectPage} from './view.tsx'

export function LazyProjectPage(props: ProjectPageProps) {
  const project = useProject(props.slug)
  useStyles(projectStyles)
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
