import assert from 'node:assert/strict'
import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {after, before, describe, it} from 'node:test'
import {readPage} from '../../support/partner/crawl.ts'
import {type AuditedSite, auditedSite} from '../audited-site.ts'
import {checkCrawl} from './crawl.ts'

/** Documents and files of a small site, by address. */
const SITE: Record<string, string | {to: string} | null> = {
  '/right': '<h1>Right</h1><a href="#place">Place</a><p id="place">',
  '/old-link': '<h1>Links</h1><a href="/moved">Moved</a>',
  '/moved': {to: '/right'},
  '/dead-link': '<h1>Links</h1><a href="/gone">Gone</a>',
  '/dead-place': '<h1>Links</h1><a href="/right#none">None</a>',
  '/dead-picture': '<h1>Pictures</h1><img srcset="/there.webp 1x, /missing.webp 2x">',
  '/there.webp': 'picture',
  '/headless': '<h2>Second</h2>',
  '/wrong-language?lang=fr': '<h1>Anglais</h1>',
  '/leaving?lang=fr': '<h1>Liens</h1><a href="/right">English</a><a href="/l?lang=fr">Ici</a>',
  '/sending?lang=fr': '<h1>Formulaire</h1><form action="/sent"><button>Envoyer</button></form>',
  '/one-way': '<link rel="alternate" hreflang="fr" href="SITE/one-way?lang=fr"><h1>One way</h1>',
  '/one-way?lang=fr': '<h1>Sens unique</h1>',
  '/twice': '<link rel="canonical" href="SITE/twice"><h1>Twice</h1>',
  '/twice/': '<link rel="canonical" href="SITE/twice/"><h1>Twice</h1>',
  '/properties?page=2': '<link rel="canonical" href="SITE/properties"><h1>Homes</h1>',
  '/properties?page=9999': '<h1>Homes</h1>',
}

describe('crawl of the audit', () => {
  let server: Server
  let site: string

  before(async () => {
    server = createServer(({url = ''}, response) => {
      const found = SITE[url]
      if (typeof found === 'object') response.writeHead(301, {location: found?.to}).end()
      else if (found === undefined) response.writeHead(404).end()
      else {
        const language = url.startsWith('/wrong') || !url.includes('lang=fr') ? 'en' : 'fr'
        const [head = ''] = found.match(/^(<link[^>]*>)*/) ?? []
        const body = found.slice(head.length)
        response.setHeader('content-type', 'text/html')
        response.end(
          `<html lang="${language}"><head>${head}</head>${body}`.replaceAll('SITE', site),
        )
      }
    }).listen(0)
    await once(server, 'listening')
    site = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  after(() => server.close())

  const kindsOn = async (...paths: string[]) => {
    const browser = () => Promise.reject(new Error('no browser is needed'))
    const audited: AuditedSite = {
      ...auditedSite(site, {isComplete: true, browser}),
      types: async () => paths.filter(path => !path.includes('?')),
      pages: () => Promise.all(paths.map(path => readPage(site, path, '/from'))),
    }
    const {findings} = await checkCrawl(audited)
    return findings.filter(({page}) => paths.includes(page)).map(({kind}) => kind)
  }

  it('nothing is found on a page that is right', async () => {
    assert.deepEqual(await kindsOn('/right'), [])
  })

  const FAULTS: [kind: string, ...paths: string[]][] = [
    ['a link is broken', '/gone'],
    ['a link leads through a redirect', '/moved'],
    ['a link names a place that its page does not have', '/dead-place', '/right'],
    ['a file is missing', '/dead-picture'],
    ['not exactly one h1', '/headless'],
    ['the lang attribute is not the language of the address', '/wrong-language?lang=fr'],
    ['a link leaves the language of its page', '/leaving?lang=fr'],
    ['a form leaves the language of its page', '/sending?lang=fr'],
    ['hreflang alternates are not reciprocal', '/one-way', '/one-way?lang=fr'],
    ['a page has a second address', '/twice'],
    ['a page of a list is not its own canonical address', '/properties?page=2'],
    ['a page beyond the end of a list can be indexed', '/properties?page=9999'],
  ]
  for (const [kind, ...paths] of FAULTS) {
    it(`the crawl reports that ${kind}`, async () => {
      assert.deepEqual(await kindsOn(...paths), [kind])
    })
  }
})
