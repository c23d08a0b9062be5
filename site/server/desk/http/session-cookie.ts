/** The cookie with a session's token: for the desk's own addresses alone, and out of every script's reach. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import {isEncrypted} from '../../http/transport-security.ts'
import type {Settings} from '../../platform/env.ts'

type Site = Pick<Settings, 'siteUrl'>

const PATH = '/desk'
/** Browsers refuse the prefixed one without encryption. */
const nameFor = ({siteUrl}: Site) => (isEncrypted(siteUrl) ? '__Secure-desk' : 'desk')

const optionsFor = ({siteUrl}: Site) => ({
  path: PATH,
  httpOnly: true,
  secure: isEncrypted(siteUrl),
  // Not strict: a link in a mail to the agency leads to an enquiry, not to the sign-in.
  sameSite: 'lax' as const,
})

export const sessionTokenOf = ({cookies}: FastifyRequest, site: Site): string | undefined =>
  cookies[nameFor(site)] || undefined

/** `seconds`: how long the browser keeps it. */
export function keepSession(reply: FastifyReply, site: Site, token: string, seconds: number) {
  reply.setCookie(nameFor(site), token, {...optionsFor(site), maxAge: seconds})
}

export function forgetSession(reply: FastifyReply, site: Site) {
  reply.clearCookie(nameFor(site), optionsFor(site))
}
