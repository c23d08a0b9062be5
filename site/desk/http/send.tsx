/** Answers of the desk as they travel: screens are rendered, and whatever goes wrong is one, too. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import {type KeptForm, keptField} from '#desk/access/kept-form.ts'
import {SecondFactorScreen} from '#desk/access/second-factor-screen.tsx'
import {SendAgainScreen} from '#desk/access/send-again-screen.tsx'
import {SignInScreen} from '#desk/access/sign-in-screen.tsx'
import type {DeskParts} from '#desk/desk-parts.ts'
import type {DeskFiles, DeskFrame} from '#desk/shell/desk-frame.ts'
import {type Problem, ProblemScreen} from '#desk/shell/problem-screen.tsx'
import {renderScreen} from '#desk/shell/render.tsx'
import {POLICY} from '#server/http/pages/headers.ts'
import {localeOf} from '#server/http/pages/pages.ts'
import {type Answer, type ScreenAnswer, type SeeOther, screen, seeOther} from './answers.ts'
import {csrfTokenOf} from './csrf.ts'
import type {AnyVisit} from './desk-route.ts'
import {deskPolicy} from './headers.ts'
import {sessionTokenOf} from './session-cookie.ts'

export interface DeskSender {
  answer(visit: AnyVisit, answer: Answer): Promise<FastifyReply>
  /**
   * Nobody is signed in, or no longer: what was posted is carried through the sign-in. Here and below,
   * a form that is too large for that is undefined.
   */
  signedOut(visit: AnyVisit, kept: KeptForm | undefined): Promise<FastifyReply>
  /** The form is of another session of the same account, or of nobody knows whom. */
  outOfDate(visit: AnyVisit, kept: KeptForm | undefined): Promise<FastifyReply>
  /** A form of somebody who has to set up a second factor first. */
  unprotected(visit: AnyVisit): Promise<FastifyReply>
  forbidden(visit: AnyVisit): Promise<FastifyReply>
  nothingHere(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  failure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Seconds after which somebody who was told to wait may try again. */
const RETRY_AFTER = 5

export function deskSender(parts: DeskParts, files: DeskFiles): DeskSender {
  const policy = deskPolicy(parts.settings)

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {element, status}: ScreenAnswer,
    visit?: AnyVisit,
  ) => {
    const {agency} = visit ?? (await parts.siteContent())
    const frame = {...frameOf(request, parts, visit), agency, files}
    // A reader who has left needs no page.
    const html = reply.raw.destroyed ? '' : await renderScreen(element, frame)
    return reply
      .code(status)
      .headers({[POLICY]: policy, 'content-type': 'text/html; charset=utf-8'})
      .send(html)
  }
  const sendFor = (visit: AnyVisit, answer: ScreenAnswer) =>
    send(visit.request, visit.reply, answer, visit)

  return {
    async answer(visit, answer) {
      const {request, reply} = visit
      switch (answer.is) {
        case 'screen':
          return sendFor(visit, answer)
        case 'elsewhere':
          return redirect(reply, answer)
        case 'document':
          return reply
            .headers({[POLICY]: answer.policy, 'content-type': 'text/html; charset=utf-8'})
            .send(answer.html)
        case 'file': {
          const {type, name, body} = answer
          if (name) reply.header('content-disposition', dispositionOf(name))
          return reply.type(type).send(body)
        }
        default:
          return send(request, reply, screen(<ProblemScreen is="nothing" />, 404), visit)
      }
    },

    async signedOut(visit, kept) {
      const {request, reply, session} = visit
      const isAwaitingCode = session?.stage === 'password'
      if (request.method === 'GET') {
        const step = isAwaitingCode ? 'second-factor' : 'sign-in'
        const to = encodeURIComponent(request.url)
        return redirect(reply, seeOther(`/desk/${step}?to=${to}`))
      }
      if (!kept) return sendFor(visit, TOO_LARGE_TO_KEEP)
      const hidden = [keptField(kept)]
      const step = isAwaitingCode ? (
        <SecondFactorScreen hidden={hidden} />
      ) : (
        <SignInScreen hidden={hidden} isEnded />
      )
      return sendFor(visit, screen(step, 401))
    },

    async outOfDate(visit, kept) {
      if (!kept) return sendFor(visit, TOO_LARGE_TO_KEEP)
      const isTheirs = kept.account !== '' && kept.account === visit.account?.id
      return sendFor(
        visit,
        isTheirs
          ? screen(<SendAgainScreen kept={kept} isOwn />, 403)
          : screen(<ProblemScreen is="forged" />, 403),
      )
    },

    unprotected: visit => sendFor(visit, screen(<ProblemScreen is="unprotected" />, 403)),

    forbidden: visit => sendFor(visit, screen(<ProblemScreen is="forbidden" />, 403)),

    nothingHere: (request, reply) =>
      send(request, reply, screen(<ProblemScreen is="nothing" />, 404)),

    async failure(error, request, reply) {
      const {statusCode: status = 500} = error as {statusCode?: number}
      if (status >= 500 && status !== 503) {
        request.log.error({err: error, route: request.routeOptions.url}, 'desk failed')
      }
      if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER)
      // Nothing more is read of files that are refused before they are whole.
      if (request.raw.complete === false && request.isMultipart?.())
        reply.header('connection', 'close')
      const is = PROBLEMS[status] ?? (status < 500 ? 'malformed' : 'broken')
      return send(request, reply, screen(<ProblemScreen is={is} />, status))
    },
  }
}

const TOO_LARGE_TO_KEEP = screen(<ProblemScreen is="unkept" />, 413)

const PROBLEMS: Record<number, Problem> = {
  403: 'forged',
  413: 'large',
  429: 'busy',
  503: 'unavailable',
}

const redirect = (reply: FastifyReply, {path, sendsAgain}: SeeOther) =>
  reply.redirect(path, sendsAgain ? 307 : 303)

/** Names of files come from people: nothing in one may end the header's line. */
const dispositionOf = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`

function frameOf(
  request: FastifyRequest,
  {settings}: DeskParts,
  visit?: AnyVisit,
): Omit<DeskFrame, 'agency' | 'files'> {
  const {account, session} = visit ?? {}
  const isSignedIn = session?.stage === 'complete'
  const token = sessionTokenOf(request, settings)
  return {
    locale: visit?.locale ?? localeOf(request, settings.languages),
    languages: settings.languages,
    path: request.url,
    siteUrl: settings.siteUrl,
    storageUrl: settings.storageUrl,
    csrf: isSignedIn && account && token ? csrfTokenOf(token, account.id) : undefined,
    csrfFor: path => (account && token ? csrfTokenOf(token, account.id, path) : ''),
    done: visit?.query.done,
    now: new Date(),
    session: session?.id,
    person: isSignedIn ? account : undefined,
  }
}
