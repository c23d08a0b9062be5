/** Hands a validated form to the API, through the same contract as the widgets'. */
import {openAsBlob} from 'node:fs'
import type {FastifyRequest} from 'fastify'
import {campaignOf} from '#kit/api-client/campaign.ts'
import {createApi} from '#kit/api-client/client.ts'
import {LOAD_FAILED} from '#kit/api-client/errors.ts'
import {phoneContext, withPhoneDigits} from '#kit/typed/phone.ts'
import {propertyOf} from '#server/leads/subject.ts'
import type {Values} from '#server/platform/api/payload.ts'
import type {Settings} from '#server/platform/env.ts'
import type {ReceivedFile} from '#server/uploads/form-data.ts'
import type {ApiAccess} from '../../../../app/shared-with-server/api-access.ts'
import {LANGUAGE_COOKIE} from '../../../../app/shared-with-server/language.ts'
import {siteLanguageNamed} from '../pages.ts'
import {postedFormToken} from './form-token.ts'
import type {PageForm} from './page-forms.ts'
import type {Sent, Texts} from './posted.ts'
import type {KeyOfPost} from './submission-keys.ts'

/** The API's answer; 503 in the words of the specification when there was none. */
export async function forward(
  form: PageForm,
  values: Values,
  request: FastifyRequest,
  settings: Settings,
  apiAccess: ApiAccess,
  keyOf: KeyOfPost,
): Promise<Sent> {
  const {call} = form
  const api = createApi({
    origin: apiAccess.origin,
    context: () => contextOf(form, request, settings),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', request.ip)
      return (apiAccess.fetch ?? fetch)(input, {...init, headers})
    },
  })
  const payload = {
    ...(await withFiles(withPhoneDigits(values))),
    ...('fromUrl' in call.params && {fromUrl: pathOf(request).slice(1)}),
  }
  try {
    const query = request.query as Texts
    const about = (form.about ?? []).map(name => query[name]).join(' ')
    const key = keyOf(`${pathOf(request)} ${about}`.trim(), payload)
    const options = {key, context: phoneContext(values)}
    return await (form.send ? form.send(api, payload, options, query) : api(call, payload, options))
  } catch (error) {
    request.log.warn({err: error}, 'API unavailable for a form')
    return {statusCode: 503, message: LOAD_FAILED}
  }
}

export const pathOf = ({url}: FastifyRequest) => url.replace(/\?.*$/s, '')

/** Received files as files to send; not in memory: they are read while they are sent on. */
async function withFiles(values: Values): Promise<Values> {
  const sendable = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(sendable))
    if (typeof value !== 'object') return value
    const {path, name, type} = value as ReceivedFile
    return new File([await openAsBlob(path)], name, {type})
  }
  const entries = Object.entries(values).map(async ([name, value]) => [name, await sendable(value)])
  return Object.fromEntries(await Promise.all(entries))
}

/** The address of the form's page names the visitor's campaign, and the page itself. */
function contextOf(
  form: PageForm,
  request: FastifyRequest,
  {ownApi, languages, siteUrl}: Settings,
): Texts {
  const {cookies, headers} = request
  const language = siteLanguageNamed(request, languages) ?? cookies[LANGUAGE_COOKIE]
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : undefined
  const own = pathOf(request)
  // A form of several pages is posted to an address that is none of them, and comes back there.
  const path = form.path && from && from.pathname !== own ? from.pathname : (form.path ?? own)
  const home = propertyOf(path)
  // A browser may refuse cookies. What has none and says nothing of a page is no browser.
  const token = postedFormToken(request) ?? (ownApi && !namesItsPage(request) && 'missing')
  return {
    ...campaignOf(from?.search ?? ''),
    page: siteUrl + path,
    ...(home ? {home} : {}),
    ...(token ? {form: token} : {}),
    ...(language ? {lang: language} : {}),
  }
}

/** Every browser does this with a form, each in its own way. */
const namesItsPage = ({headers}: FastifyRequest) =>
  [headers['sec-fetch-site'], headers.origin, headers.referer].some(Boolean)
