import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {slugOf} from '#trade/property/slug-of.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

/** What a purchase costs line by line, what a loan for it costs, and how it is paid back. */
export default defineWidget({
  tag: 'ocp-buying-costs',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
  begin(props, {startCall}) {
    if (!props.costs) startCall(firstPaths.buyingCosts, {})
    const slug = props.property ? '' : slugOf(props)
    if (slug) startCall(firstPaths.project, {slug})
  },
})
