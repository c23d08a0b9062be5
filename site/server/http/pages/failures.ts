/** Errors: a page of our own for visitors, without a trace of what went wrong; the log has it. */
import type {FastifyError, FastifyInstance, FastifyReply} from 'fastify'
import {HttpError, ServerError} from '#server/platform/http-error.ts'
import type {Pages} from './pages.ts'

/** Seconds. */
const RETRY_AFTER = 5

export function addFailures(site: FastifyInstance, pages: Pages) {
  site.setErrorHandler(async (error: FastifyError, request, reply) => {
    // A failure of a part of the server is answered with a page, whatever its status at the API.
    const isOurs = error instanceof ServerError && !(error instanceof HttpError)
    const {statusCode = 500} = isOurs ? {} : error
    const isBusy = statusCode === 429 || statusCode === 503
    if (isBusy) reply.headers({'retry-after': RETRY_AFTER, 'cache-control': 'no-store'})
    if (isBusy || (statusCode >= 400 && statusCode < 500)) {
      // Nothing more is read of a form that is refused before it is whole.
      if (request.raw.complete === false) reply.header('connection', 'close')
      return reply
        .code(statusCode)
        .type('text/plain; charset=utf-8')
        .send(WORDS[statusCode] ?? WORDS[400])
    }
    request.log.error({err: error, route: request.routeOptions.url}, 'page failed')
    try {
      return await pages.sendFailure(request, reply)
    } catch {
      return reply.code(500).type('text/plain; charset=utf-8').send('Something went wrong')
    }
  })
  // Only files come here, and methods that no page has: every other path is a page.
  site.setNotFoundHandler((_request, reply) => sendNothingHere(reply))
}

export const sendNothingHere = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'})
    .send('There is nothing at this address.\n')

const WORDS: Record<number, string> = {
  400: 'The request is not well-formed.\n',
  403: 'This form was sent from another website. Please open the page here and send it again.\n',
  413: 'The form is too large.\n',
  414: 'The address is too long.\n',
  415: 'Forms are sent as application/x-www-form-urlencoded.\n',
  429: 'Too many requests at once. Please try again in a few seconds.\n',
  503: 'We are busy at the moment. Please try again in a few seconds.\n',
}
