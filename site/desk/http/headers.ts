/** Headers of the desk's answers: kept by nobody, found by nobody, framed by nobody but itself. */

import type {Settings} from '#server/platform/env.ts'
import {isEncrypted} from '#server/platform/response-headers.ts'

export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cross-origin-resource-policy': 'same-origin',
}

/** Everything comes from our own files; scripts may write no markup but by the desk's own policy. */
export function deskPolicy({siteUrl, storageUrl}: Pick<Settings, 'siteUrl' | 'storageUrl'>) {
  const storage = new URL(storageUrl).origin
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${storage}`,
    `media-src 'self' blob: ${storage}`,
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ocp-desk',
    ...(isEncrypted(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
