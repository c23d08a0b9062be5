/** How a text looks while somebody types it, for the script of the form. */
import {sanitizeAndTell} from '#kit/html/sanitize-on-server.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {json} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {htmlOf, isTooDense} from './text-form/text-form.ts'
import {parseTree} from './text-form/tree.ts'

/** It is asked for at every pause of somebody who types. */
const MAX_LENGTH = 20_000

export const lookRoutes: DeskRoute[] = [
  {
    method: 'POST',
    path: '/content/+look',
    permission: 'content',
    // Encoded, a character takes up to nine bytes.
    bodyLimit: 10 * MAX_LENGTH,
    async handle({form}) {
      const text = form.get('text')
      if (text.length > MAX_LENGTH || isTooDense(text))
        throw new HttpError(413, 'too long for a look')
      // A tree, of which the script makes elements: no markup goes into the page.
      return json(parseTree(sanitizeAndTell(htmlOf(text)).safe))
    },
  },
]
