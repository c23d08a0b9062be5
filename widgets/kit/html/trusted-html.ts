/**
 * Markup for pages that enforce Trusted Types, made by the policy `ocp-html`. A page that lists the
 * policies it allows must list this one; otherwise the browser refuses the markup.
 */

/** DOMPurify requires both methods. */
interface Policy {
  createHTML(html: string): TrustedHTML
  createScriptURL(url: string): never
}
interface Factory {
  createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy
}

let policy: Policy | undefined
let isRefused = false

/** The policy; undefined on the server, in browsers without Trusted Types and where it is refused. */
export function htmlPolicy(): Policy | undefined {
  const {trustedTypes: factory} = globalThis as {trustedTypes?: Factory}
  if (policy || isRefused || !factory) return policy
  try {
    policy = factory.createPolicy('ocp-html', {
      createHTML: html => html,
      createScriptURL: () => {
        throw new TypeError('the policy ocp-html creates no script URLs')
      },
    })
  } catch {
    // The browser would report each further attempt as a violation.
    isRefused = true
  }
  return policy
}

/** For markup of the sanitizer or our own server. Without Trusted Types it stays a string. */
export const trustedHtml = (html: string): string | TrustedHTML =>
  htmlPolicy()?.createHTML(html) ?? html
