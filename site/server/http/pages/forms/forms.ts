/**
 * Forms that are posted without JavaScript: validated by the form's own rules, handed to the API, and
 * answered with a page.
 */
import {randomBytes} from 'node:crypto'
import multipart from '@fastify/multipart'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {PHONE_OFFER} from '#kit/forms/form-attributes.ts'
import {phoneOffer} from '#kit/typed/phone-offer.ts'
import type {Settings} from '#server/platform/env.ts'
import {type FormSecret, fixedSecret} from '#server/platform/form-secret.ts'
import {formDataOptions} from '#server/uploads/form-data.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {linksIn} from '../../../../app/shared-with-server/language.ts'
import {type PageParts, type Pages, siteLanguageNamed} from '../pages.ts'
import {addFormToken, returnedFormToken} from './form-token.ts'
import {forward, pathOf} from './forward.ts'
import {LANDING_FORM, type PageForm, pageForms} from './page-forms.ts'
import {type Sent, type Texts, withPosted} from './posted.ts'
import {submissionKeys} from './submission-keys.ts'
import {postedValidator} from './validate-posted.ts'

export async function addForms(
  site: FastifyInstance,
  settings: Settings,
  pages: Pages,
  {siteContent, apiAccess, secret}: Pick<PageParts, 'siteContent' | 'apiAccess' | 'secret'>,
) {
  if (secret) addFormToken(site, settings, secret)
  // Without an API of its own the site shares no secret with other servers.
  const keySecret = secret ?? fixedSecret(randomBytes(32).toString('hex'))
  await site.register(async scope => {
    await scope.register(multipart, formDataOptions)
    for (const [route, form] of Object.entries(pageForms)) {
      addForm(scope, route, form, {settings, pages, apiAccess, secret: keySecret})
    }
    scope.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== LANDING_FORM) return
      const {launches} = await siteContent()
      const {launch} = paramsOf(request)
      if (!launches.some(({id}) => id === launch)) return reply.callNotFound()
    })
  })
  // The address of a form is not a page, but a reload of a rejected form requests it.
  site.get('/newsletter', (_request, reply) => reply.redirect('/#newsletter', 302))
}

interface FormParts {
  settings: Settings
  pages: Pages
  apiAccess: PageParts['apiAccess']
  secret: FormSecret
}

function addForm(
  site: FastifyInstance,
  route: string,
  form: PageForm,
  {settings, pages, apiAccess, secret}: FormParts,
) {
  const validate = postedValidator(form)
  const keyOf = submissionKeys(secret)
  site.post(route, async (request, reply) => {
    const search = form.search === undefined ? '' : searchOf(request)
    const about = aboutOf(form, request)
    const asked = search || about
    const action = pathOf(request) + (asked && `?${asked}`) + wantedFile(request)
    const link = linksIn(siteLanguageNamed(request, settings.languages))
    const {typed, answer} = await withPosted(request, async posted => {
      const texts = {
        ...withOffered(posted.texts),
        ...(form.search !== undefined && {[form.search]: search}),
      }
      const validation = validate({...posted, texts}, paramsOf(request))
      const answer: Sent =
        validation.refusal ??
        (await forward(form, validation.values, request, settings, apiAccess, keyOf))
      const typed = Object.fromEntries(form.fields.map(name => [name, texts[name] ?? '']))
      return {typed, answer}
    })
    if (answer.statusCode === 200)
      return reply.redirect(link(nextOf(form, request, {...typed, ...answer.known})), 303)
    const {statusCode: status, message, errors = {}} = answer
    return pages.send(request, reply, {
      path: link(form.path ?? action),
      status,
      form: {
        action,
        values: typed,
        errors,
        message: hasErrors(errors) ? form.refused : message,
        ...(errors.phone && {phoneOffer: phoneOffer(typed.phone ?? '')}),
        ...(form.needsToken && settings.ownApi && {token: returnedFormToken(request, secret)}),
      },
    })
  })
}

/** The button below a refused phone number says which one it means. */
const withOffered = ({[PHONE_OFFER]: phone, ...texts}: Texts): Texts =>
  phone ? {...texts, phone} : texts

const hasErrors = (errors: object) => Object.keys(errors).length > 0

/** `?download=brochure`, where the form requests a file; the thank-you page has it then. */
function wantedFile({query}: FastifyRequest) {
  const {download} = (query ?? {}) as {download?: unknown}
  return download === 'brochure' || download === 'floor_plan' ? `?download=${download}` : ''
}

/** The query that says what the form is about, in the one spelling that its page has. */
function aboutOf({about = []}: PageForm, {query}: FastifyRequest) {
  const given = (query ?? {}) as Record<string, unknown>
  const named = about.flatMap(name => (given[name] ? [[name, `${given[name]}`]] : []))
  return `${new URLSearchParams(named)}`
}

/** The search that the page's address holds, in its one spelling. */
function searchOf({url}: FastifyRequest) {
  const [, search = ''] = url.split('?')
  return savedQuery(search)
}

function nextOf(form: PageForm, request: FastifyRequest, typed: Texts) {
  const known: Texts = {...paramsOf(request), ...typed}
  const next = form.next.replaceAll(/:(\w+)/g, (_all, name) =>
    encodeURIComponent(known[name] ?? ''),
  )
  const file = wantedFile(request)
  const {slug} = paramsOf(request)
  return file && slug ? `${next}${file}&of=${encodeURIComponent(slug)}` : next
}

const paramsOf = ({params}: FastifyRequest) => (params ?? {}) as Texts
