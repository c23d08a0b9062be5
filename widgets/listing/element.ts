import {firstPaths} from '../shared/api/first-paths.ts'
import {defineWidget} from '../shared/core/definition.ts'
import {prefetchForm} from '../shared/forms/prefetch-form.ts'
import {slugOf} from '../shared/property/slug-of.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Failed, Placeholder} from './placeholder.tsx'

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
    () => import('../shared/enquiry/enquiry-dialog.tsx'),
    () => import('../shared/enquiry/contact-suite.ts'),
  ),
  begin(props, {startCall}) {
    const slug = props.property ? '' : slugOf(props)
    if (slug) startCall(firstPaths.project, {slug})
  },
})
