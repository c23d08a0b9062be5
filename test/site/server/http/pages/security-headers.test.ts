/** Security headers of every response, and the contact for security researchers. */

import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {describe, it} from 'node:test'
import type {InjectOptions} from 'fastify'
import {fixedSecret} from '#server/platform/form-secret.ts'
import {readSettings} from '#server/settings.ts'
import {createSite} from '#server/site.ts'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {DAY, fromNow} from '../../../../support/dates.ts'
import {useSite} from '../../../support/site/use-site.ts'

/** A port without a server. */
const NO_API = 'http://127.0.0.1:9'
const PATHS = ['/', '/nothing', '/robots.txt', '/favicon.svg', '/docs/', '/newsletter']
const FILES = ['/robots.txt', '/favicon.svg', '/.well-known/security.txt']

describe('security headers of the site', () => {
  const {site} = useSite()
  const headersOf = async (path: string) =>
    (await fetch(site.url + path, {redirect: 'manual'})).headers

  it('pages, files and errors have headers that isolate them from other origins', async () => {
    const expected = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-permitted-cross-domain-policies': 'none',
    }
    for (const path of PATHS) {
      const headers = await headersOf(path)
      for (const [name, value] of Object.entries(expected)) {
        assert.equal(headers.get(name), value, `${path}: ${name}`)
      }
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(\)/)
    }
  })

  it('the policy of a page names its inline scripts and styles by hash, and allows no others', async () => {
    const answer = await fetch(`${site.url}/contact-us`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const inline = [...(await answer.text()).matchAll(/<(script|style)>(.*?)<\/\1>/gs)]
    assert.ok(inline.length > 3)
    for (const [, kind, text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      assert.match(policy, new RegExp(`${kind}-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`))
    }
    assert.doesNotMatch(policy, /nonce|unsafe/)
  })

  it('files forbid scripts and framing in their Content-Security-Policy', async () => {
    for (const path of FILES) {
      const policy = (await headersOf(path)).get('content-security-policy') ?? ''
      assert.match(policy, /^default-src 'none'; .*frame-ancestors 'none'/, path)
      assert.doesNotMatch(policy, /script/, path)
    }
  })

  it('embed files and share images can be loaded from other origins', async () => {
    for (const path of ['/embed/v1/loader.js', '/embed/v1/integrity.json', '/share/en.jpg']) {
      assert.equal(
        (await headersOf(path)).get('cross-origin-resource-policy'),
        'cross-origin',
        path,
      )
    }
  })

  it('security.txt names a mail address and expires within a year', async () => {
    const answer = await fetch(`${site.url}/.well-known/security.txt`)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    const text = await answer.text()
    assert.match(text, new RegExp(`^Contact: mailto:${agency.mail}$`, 'm'))
    assert.match(text, new RegExp(`^Canonical: ${site.url}/.well-known/security.txt$`, 'm'))
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    assert.ok(expires > fromNow(30 * DAY).getTime(), `${expires}`)
    assert.ok(expires < fromNow(365 * DAY).getTime(), `${expires}`)
  })
})

describe('HTTPS headers of the site', () => {
  const CONTACT = {method: 'GET', url: '/contact-us'} as const
  const headersAt = async (siteUrl: string, request: InjectOptions = CONTACT) => {
    const settings = readSettings({LOG_LEVEL: 'silent', SITE_URL: siteUrl, API_URL: NO_API})
    const site = await createSite(settings, {secret: fixedSecret('a secret of the test')})
    const {headers} = await site.inject(request)
    await site.close()
    return headers
  }

  it('an HTTPS site sends HSTS and upgrade-insecure-requests', async () => {
    const headers = await headersAt('https://agency.example')
    assert.equal(headers['strict-transport-security'], 'max-age=31536000')
    assert.match(`${headers['content-security-policy']}`, /upgrade-insecure-requests/)
  })

  it('an HTTP site sends neither HSTS nor upgrade-insecure-requests', async () => {
    const headers = await headersAt('http://localhost:3000')
    assert.equal(headers['strict-transport-security'], undefined)
    assert.doesNotMatch(`${headers['content-security-policy']}`, /upgrade-insecure-requests/)
  })
})
