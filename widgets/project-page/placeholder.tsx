/** What is seen at once: the room that the project will take. */
import {useLazy} from '../shared/ui/lazy.ts'
import type {ProjectPageProps} from './attributes.ts'
import {Skeleton} from './skeleton.tsx'

export function ProjectPagePlaceholder(props: ProjectPageProps) {
  const project = useLazy(async () => (await import('./lazy-view.tsx')).LazyProjectPage, {
    eager: true,
  })
  if (project.state.is === 'open') return <project.state.Part {...props} />
  // Spec section 8: a project that cannot be shown leaves nothing, and no message.
  if (project.state.is === 'failed') return null
  return <Skeleton />
}
