/** What is seen at once on a partner's page: the room that the form will take. */
import {useLazy} from '../shared/ui/lazy.ts'
import {Unavailable} from '../shared/ui/unavailable.tsx'
import type {ListWithUsProps} from './attributes.ts'

export function ListWithUsPlaceholder(props: ListWithUsProps) {
  const form = useLazy(async () => (await import('./lazy-view.tsx')).LazyListWithUs, {eager: true})
  if (form.state.is === 'open') return <form.state.Part {...props} />
  if (form.state.is === 'failed') return <Unavailable retry={form.open} />
  return <div className="waiting skeleton" aria-busy="true" />
}
