/** Pages with a strict policy, which allows what the docs recommend to partners. */
import {type HostilePage, policy} from '../hostile-page.ts'

export const policies: HostilePage[] = [
  {
    name: 'csp-trusted-types',
    what: 'allows scripts of our host, but no styles and no Trusted Types policy',
    headers: ({site, api}) =>
      policy(
        "default-src 'none'",
        `script-src ${site}`,
        `connect-src ${api}`,
        "style-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ),
  },
  {
    name: 'csp-strict-dynamic',
    what: 'allows scripts by nonce and strict-dynamic',
    nonce: 'bm9uY2U',
    headers: ({api}) =>
      policy(
        "default-src 'none'",
        "script-src 'nonce-bm9uY2U' 'strict-dynamic'",
        `connect-src ${api}`,
        "style-src 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ),
  },
  {
    name: 'csp-nonce',
    what: 'allows scripts by nonce alone',
    nonce: 'bm9uY2U',
    headers: ({api}) =>
      policy("default-src 'none'", "script-src 'nonce-bm9uY2U'", `connect-src ${api}`),
  },
  {
    name: 'csp-no-forms-no-frames',
    what: 'forbids forms, frames, workers and being framed',
    headers: ({site, api}) =>
      policy(
        ...["default-src 'none'", `script-src ${site}`, `connect-src ${api}`, "base-uri 'none'"],
        ...["form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"],
        ...["worker-src 'none'", "manifest-src 'none'", "script-src-attr 'none'"],
      ),
  },
  {
    name: 'csp-sandbox',
    what: 'is sandboxed by its response header',
    headers: () => policy('sandbox allow-scripts allow-forms'),
  },
  {
    name: 'cross-origin-isolated',
    what: 'is isolated from other origins and disables browser features',
    headers: () => ({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'clipboard-write=(), geolocation=(), storage-access=(), unload=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'document-policy': 'force-load-at-top',
    }),
  },
]
