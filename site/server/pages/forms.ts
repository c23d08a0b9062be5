/**
 * Forms that are posted without JavaScript: handed to the API through the same contract as the
 * widgets', and answered with a page.
 */
import {createHash, randomBytes} from 'node:crypto'
import multipart from '@fastify/multipart'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import type {Call, Fields} from '../../../widgets/shared/api/call.ts'
import {campaignOf} from '../../../widgets/shared/api/campaign.ts'
import {createApi} from '../../../widgets/shared/api/client.ts'
import * as contract from '../../../widgets/shared/api/contract.ts'
import {LOST} from '../../../widgets/shared/api/errors.ts'
import {launches} from '../../../widgets/shared/launches.ts'
import type {Settings} from '../env.ts'
import {formDataOptions} from '../uploads/form-data.ts'
import {LANGUAGE_COOKIE} from './language.ts'
import type {Pages} from './pages.ts'
import {type PostedFiles, type Texts, withPosted} from './posted.ts'

interface PageForm {
  call: Call<Fields, null>
  fields: string[]
  /** Fields that the address holds, by its parameter's name. */
  fromAddress?: Record<string, string>
  /** The page that holds the form; without one, the page whose address it is posted to. */
  path?: string
  /** Where an accepted form leads. */
  next: string
  /** Said above the form when fields were refused. */
  refused: string
}

/** An enquiry says which page it comes from: the one it is posted to. */
const enquiry: PageForm = {
  call: contract.contact,
  fields: ['name', 'phone', 'email', 'message'],
  next: '/thank-you',
  refused: /*i18n*/ 'Some fields need another look.',
}

/** A landing page asks for no message. */
const shortEnquiry: PageForm = {...enquiry, fields: ['name', 'phone', 'email']}

const textFields = ({asks}: Call) => Object.keys(asks).filter(name => asks[name]?.kind === 'text')

/** By the address to which they are posted. */
const forms: Record<string, PageForm> = {
  '/contact-us': enquiry,
  '/lifestyle': enquiry,
  '/properties/:slug': enquiry,
  '/projects/:slug': enquiry,
  ...Object.fromEntries(launches.map(({path}) => [path, shortEnquiry])),
  '/projects/detail/:slug': enquiry,
  '/open-houses/:slug': enquiry,
  '/team/detail/:slug': {
    ...enquiry,
    call: contract.createTeamMemberContact,
    fromAddress: {team_member: 'slug'},
  },
  '/list-with-us': {
    ...enquiry,
    call: contract.addListWithUs,
    fields: textFields(contract.addListWithUs),
  },
  '/careers/apply/:id': {
    ...enquiry,
    call: contract.applyForJobApplication,
    fields: textFields(contract.applyForJobApplication).filter(name => name !== 'career_id'),
    fromAddress: {career_id: 'id'},
  },
  '/newsletter': {
    call: contract.newsletter,
    fields: ['email'],
    path: '/',
    next: '/thank-you?newsletter',
    // Spec section 5: the newsletter words its one rule so.
    refused: /*i18n*/ 'Invalid Email',
  },
}

export async function addForms(site: FastifyInstance, settings: Settings, pages: Pages) {
  await site.register(async room => {
    await room.register(multipart, formDataOptions)
    addRoutes(room, settings, pages)
  })
  // The address of a form is no page; a reload of one that came back leads to it.
  site.get('/newsletter', (_request, reply) => reply.redirect('/#newsletter', 302))
}

function addRoutes(site: FastifyInstance, settings: Settings, pages: Pages) {
  for (const [route, form] of Object.entries(forms)) {
    site.post(route, async (request, reply) => {
      const action = pathOf(request) + wantedFile(request)
      const {values, answer} = await withPosted(request, async ({texts, files}) => {
        const typed = Object.fromEntries(form.fields.map(name => [name, texts[name] ?? '']))
        return {values: typed, answer: await forward(form, typed, files, texts, request, settings)}
      })
      if (answer.statusCode === 200) return reply.redirect(nextOf(form, request), 303)
      const {statusCode: status, errors = {}} = answer
      const message = status === 422 ? form.refused : answer.message
      return pages.send(request, reply, {
        path: form.path ?? action,
        status,
        form: {action, values, errors, message},
      })
    })
  }
}

/** `?download=brochure`, where the form is asked for a file; the page of thanks has it then. */
function wantedFile({query}: FastifyRequest) {
  const {download} = (query ?? {}) as {download?: unknown}
  return download === 'brochure' || download === 'floor_plan' ? `?download=${download}` : ''
}

function nextOf({next}: PageForm, request: FastifyRequest) {
  const file = wantedFile(request)
  const {slug} = paramsOf(request)
  return file && slug ? `${next}${file}&of=${encodeURIComponent(slug)}` : next
}

const paramsOf = ({params}: FastifyRequest) => (params ?? {}) as Texts
const pathOf = ({url}: FastifyRequest) => url.replace(/\?.*$/s, '')

/** The API's answer; 503 in the words of the specification when there was none. */
async function forward(
  {call, fromAddress = {}}: PageForm,
  values: Texts,
  files: PostedFiles,
  sent: Texts,
  request: FastifyRequest,
  settings: Settings,
): Promise<{statusCode: number; message: string; errors?: Texts}> {
  const api = createApi({
    origin: settings.apiUrl,
    context: () => contextOf(sent, request),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', request.ip)
      return fetch(input, {...init, headers})
    },
  })
  const params = paramsOf(request)
  const addressed = Object.entries(fromAddress).map(([name, param]) => [name, params[param]])
  const chosen = Object.entries(files).filter(([name]) => name in call.asks)
  // `website` is the field that people do not see: the API judges who filled it. A back end of
  // another kind never hears of it from people.
  const payload = {
    ...values,
    ...Object.fromEntries([...addressed, ...chosen]),
    ...('fromUrl' in call.asks && {fromUrl: pathOf(request).slice(1)}),
    ...(sent.website && {website: sent.website}),
  }
  try {
    return await api(call, payload, {key: keyOf(sent, payload)})
  } catch (error) {
    request.log.warn({err: error}, 'the API did not answer a form')
    return {statusCode: 503, message: LOST}
  }
}

/** The page that the form stood on says which campaign brought the visitor. */
function contextOf(sent: Texts, {cookies, headers}: FastifyRequest): Texts {
  const language = cookies[LANGUAGE_COOKIE]
  const page = headers.referer ?? ''
  return {
    ...campaignOf(URL.canParse(page) ? new URL(page).search : ''),
    ...(sent.form_token ? {form: sent.form_token} : {}),
    ...(language ? {lang: language} : {}),
  }
}

/** The same page posted twice is one enquiry; posted again with other words it is another. */
function keyOf({form_key: page = randomBytes(16).toString('hex')}: Texts, payload: object) {
  const told = (_name: string, value: unknown) =>
    value instanceof File ? [value.name, value.size] : value
  return createHash('sha256')
    .update(JSON.stringify([page, payload], told))
    .digest('hex')
}
