import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {slugOf} from '#trade/property/slug-of.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/**
 * Costs of a purchase line by line, the costs of a loan and its repayment, and the yield when it is let;
 * or the costs of renting.
 */
export default defineWidget({
  tag: 'ocp-buying-costs',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
  begin(props, {startCall}) {
    // The call of a tenancy waits for the view: its path would be a weight in every other widget.
    if (!props.costs && props.mode === 'buy') startCall(firstPaths.buyingCosts, {})
    const slug = props.property ? '' : slugOf(props)
    if (slug) startCall(firstPaths.project, {slug})
  },
})
