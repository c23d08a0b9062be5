/** The cookie with a session's token, out of the reach of every script and of every other host. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {isEncrypted} from '#server/platform/response-headers.ts'

type Site = Pick<Settings, 'siteUrl'>

/**
 * With the prefix no other host of the domain can set it over ours. Browsers require encryption for
 * it, and the path of the whole site.
 */
const nameFor = ({siteUrl}: Site) => (isEncrypted(siteUrl) ? '__Host-desk' : 'desk')

const browserNameFor = (site: Site) => `${nameFor(site)}-browser`
/** 400 days, the longest that browsers keep a cookie. */
const BROWSER_SECONDS = 400 * 86_400

const optionsFor = ({siteUrl}: Site) => ({
  path: isEncrypted(siteUrl) ? '/' : '/desk',
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

/**
 * Tokens of the accounts that this browser signed in to: see `access/known-browser.ts`. They stay
 * after the session has ended.
 */
export const browserTokensOf = ({cookies}: FastifyRequest, site: Site): string[] =>
  cookies[browserNameFor(site)]?.split('.') ?? []

export function keepBrowserTokens(reply: FastifyReply, site: Site, tokens: readonly string[]) {
  const options = {...optionsFor(site), maxAge: BROWSER_SECONDS}
  reply.setCookie(browserNameFor(site), tokens.join('.'), options)
}

export function forgetSession(reply: FastifyReply, site: Site) {
  reply.clearCookie(nameFor(site), optionsFor(site))
}
