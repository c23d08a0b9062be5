/** Trusted Types policy of the docs pages. */
import type {Html} from '../html/html.ts'

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

const own = location.origin
const rules: Policy = {
  // Only `setHtml` calls it, with escaped markup.
  createHTML: html => html,
  createScriptURL: url => {
    if (new URL(url, own).origin === own) return url
    throw new TypeError(`${url} is not of this origin`)
  },
}
const {trustedTypes} = globalThis as {
  trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}
}
const policy = trustedTypes?.createPolicy('ocp-docs', rules) ?? rules

/** `Html` is escaped where it is built. */
export function setHtml(element: Element, html: Html) {
  element.innerHTML = policy.createHTML(html.text)
}

/** Throws for scripts of another origin. */
export const scriptUrl = (url: string) => policy.createScriptURL(url)
