import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {attributes, parametersOf} from './attributes.ts'
import frame from './frame.css'
import {Failed, Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** Asking prices of an area per square foot: median, typical range and a chart, by type. */
export default defineWidget({
  tag: 'ocp-area-prices',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  Failed,
  view: () => import('./view.tsx'),
  begin(props, {startCall}) {
    const parameters = parametersOf(props)
    if (parameters.area) startCall(firstPaths.areaPrices, parameters)
  },
})
