/** How a text looks while somebody types it, for the script of the form. */
import {sanitizeAndTell} from '../../../../widgets/shared/html/sanitize-on-server.ts'
import {json} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {htmlOf} from './text-form/text-form.ts'
import {parseTree} from './text-form/tree.ts'

export const lookRoutes: DeskRoute[] = [
  {
    method: 'POST',
    path: '/content/+look',
    permission: 'content',
    // As much as a field may hold, encoded.
    bodyLimit: 1024 * 1024,
    async handle({form}) {
      // A tree, of which the script makes elements: no markup goes into the page.
      return json(parseTree(sanitizeAndTell(htmlOf(form.get('text'))).safe))
    },
  },
]
