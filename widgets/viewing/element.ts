import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {attributes, parametersOf} from './attributes.ts'
import frame from './frame.css'
import {Failed, Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** Free hours for a viewing of a home, or with an agent: choose one, and it is booked. */
export default defineWidget({
  tag: 'ocp-viewing',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  Failed,
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(() => import('#trade/viewing/suite.ts')),
  begin(props, {startCall}) {
    const parameters = parametersOf(props)
    if (parameters.slug || parameters.agent) startCall(firstPaths.viewingHours, parameters)
  },
})
