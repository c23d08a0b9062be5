import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {slugOf} from '#trade/property/slug-of.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Skeleton} from './skeleton.tsx'

/** The landing page of a project, with its documents and a form (spec section 2, Project detail). */
export default defineWidget({
  tag: 'ocp-project-page',
  attributes,
  styles: frame,
  catalogues,
  Placeholder: Skeleton,
  // Spec section 8: a project that cannot be shown leaves nothing, and no message.
  Failed: () => null,
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(
    () => import('#trade/enquiry/enquiry-dialog.tsx'),
    () => import('#trade/enquiry/contact-suite.ts'),
  ),
  begin(props, {startCall}) {
    const slug = slugOf(props)
    import('#sanitize').catch(() => {}) // beside the answer, whose texts need it
    if (slug) startCall(firstPaths.project, {slug})
  },
})
