/** The page of a record with its draft: a screen with a frame, and the page in it. */
import {chooseAmong} from '#kit/i18n/locale.ts'
import type {Settings} from '#server/platform/env.ts'
import {nothingHere, screen} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {checkOne} from './check-one.ts'
import {currentRecord} from './current-record.ts'
import {findDraft} from './drafts.ts'
import {recordOfPath} from './kind-of-path.ts'
import {previewRecord} from './preview-record.ts'
import {publicPath} from './public-path.ts'

export const previewRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/content/:kind/:key/preview',
    permission: 'content',
    async handle({orm, params, query, parts}) {
      const name = recordOfPath(params)
      const draft = name && (await findDraft(orm, name))
      const current = name && (await currentRecord(orm, name.kind, name.key))
      const value = draft?.value ?? current?.value
      if (!name || !value) return nothingHere
      const {settings, storage} = parts
      const given = {...name, value, ...(current && {current})}
      const {problems, notices} = await checkOne(orm, storage, given)
      return screen('content/preview', {
        ...name,
        language: chooseAmong(settings.languages, query.language),
        device: query.device === 'phone' ? 'phone' : 'computer',
        ...{problems, notices},
        missing: publicPath(name.kind, name.key, value) ? undefined : 'none',
      })
    },
  },
  {
    method: 'GET',
    path: '/content/:kind/:key/preview-page',
    permission: 'content',
    async handle({orm, params, query, parts}) {
      const name = recordOfPath(params)
      if (!name) return nothingHere
      const draft = await findDraft(orm, name)
      const current = await currentRecord(orm, name.kind, name.key)
      const value = draft?.value ?? current?.value
      if (!value) return nothingHere
      const preview = await previewRecord(parts, {
        ...{...name, value, isMobile: query.device === 'phone'},
        locale: chooseAmong(parts.settings.languages, query.language),
      })
      if (preview.is !== 'page') {
        return screen('content/preview', {
          ...{...name, language: '', device: ''},
          problems: preview.is === 'refused' ? preview.problems : [],
          notices: [],
          missing: preview.is === 'refused' ? undefined : preview.is,
        })
      }
      const {html, style, frames} = preview
      return {is: 'document', html, policy: previewPolicy(parts.settings, style, frames)}
    },
  },
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
