import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {slugOf} from '#trade/property/slug-of.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {Failed, Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** One home, as a card or as a strip, with a link to its page and an enquiry. */
export default defineWidget({
  tag: 'ocp-listing',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  Failed,
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(
    () => import('#trade/enquiry/enquiry-dialog.tsx'),
    () => import('#trade/enquiry/contact-suite.ts'),
  ),
  begin(props, {startCall}) {
    const slug = props.property ? '' : slugOf(props)
    if (slug) startCall(firstPaths.project, {slug})
  },
})
