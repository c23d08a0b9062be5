/** The page of a record with its draft: a screen with a frame, and the page in it. */
import {json, nothingHere, screen} from '#desk/http/answers.ts'
import {type DeskRoute, get, post} from '#desk/http/desk-route.ts'
import {sanitizeAndTell} from '#kit/html/sanitize-on-server.ts'
import {chooseAmong} from '#kit/i18n/locale.ts'
import type {Settings} from '#server/platform/env.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {recordOfPath} from '../kind-of-path.ts'
import {checkOne} from '../record/check-one.ts'
import {currentRecord} from '../record/current-record.ts'
import {findDraft} from '../record/drafts.ts'
import {htmlOf, isTooDense} from '../text-form/text-form.ts'
import {parseTree} from '../text-form/tree.ts'
import {previewRecord} from './preview-record.ts'
import {PreviewScreen} from './preview-screen.tsx'
import {publicPath} from './public-path.ts'

/** The look of a text is requested at every pause of somebody who types. */
const MAX_LENGTH = 20_000

export const previewRoutes: DeskRoute[] = [
  post(
    '/content/+look',
    {
      permission: 'content',
      // Encoded, a character takes up to nine bytes.
      bodyLimit: 10 * MAX_LENGTH,
    },
    async ({form}) => {
      const text = form.get('text')
      if (text.length > MAX_LENGTH || isTooDense(text))
        throw new HttpError(413, 'too long for a look')
      // A tree, of which the script makes elements: no markup goes into the page.
      return json(parseTree(sanitizeAndTell(htmlOf(text)).safe))
    },
  ),
  get('/content/:kind/:key/preview', 'content', async ({orm, params, query, parts}) => {
    const name = recordOfPath(params)
    const draft = name && (await findDraft(orm, name))
    const current = name && (await currentRecord(orm, name.kind, name.key))
    const value = draft?.value ?? current?.value
    if (!name || !value) return nothingHere
    const {settings, storage} = parts
    const given = {...name, value, ...(current && {current})}
    const {problems, notices} = await checkOne(orm, storage, given)
    const data = {
      ...name,
      language: chooseAmong(settings.languages, query.language),
      device: query.device === 'phone' ? 'phone' : 'computer',
      problems,
      notices,
      missing: publicPath(name.kind, name.key, value) ? undefined : ('none' as const),
    }
    return screen(<PreviewScreen data={data} />)
  }),
  get('/content/:kind/:key/preview-page', 'content', async ({orm, params, query, parts}) => {
    const name = recordOfPath(params)
    if (!name) return nothingHere
    const draft = await findDraft(orm, name)
    const current = await currentRecord(orm, name.kind, name.key)
    const value = draft?.value ?? current?.value
    if (!value) return nothingHere
    const preview = await previewRecord(parts, {
      ...name,
      value,
      isMobile: query.device === 'phone',
      locale: chooseAmong(parts.settings.languages, query.language),
    })
    if (preview.is !== 'page') {
      const data = {
        ...name,
        language: '',
        device: '',
        problems: preview.is === 'refused' ? preview.problems : [],
        notices: [],
        missing: preview.is === 'refused' ? undefined : preview.is,
      }
      return screen(<PreviewScreen data={data} />)
    }
    const {html, style, frames} = preview
    return {is: 'document', html, policy: previewPolicy(parts.settings, style, frames)}
  }),
]

/** The page as it is without scripts, and cut off from the desk: it may do nothing there. */
const previewPolicy = ({storageUrl}: Settings, style: string[], frames: string[]) => {
  const storage = new URL(storageUrl).origin
  return [
    "default-src 'none'",
    "script-src 'none'",
    ["style-src 'self'", ...style].join(' '),
    "font-src 'self'",
    `img-src 'self' data: ${storage}`,
    `media-src 'self' ${storage}`,
    ['frame-src', ...(frames.length ? frames : ["'none'"])].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // Nothing runs in it; fonts and pictures are our own.
    'sandbox allow-same-origin',
  ].join('; ')
}
