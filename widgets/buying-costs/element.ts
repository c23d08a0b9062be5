import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {slugOf} from '#trade/property/slug-of.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** Costs of a purchase line by line, the costs of a loan, and its repayment. */
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
