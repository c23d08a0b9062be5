import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {crawledPage} from '../../support/partner/crawl.ts'
import type {Finding} from '../finding.ts'
import {htmlFindings} from './html.ts'
import {lighthouseFindings} from './lighthouse.ts'
import {structuredDataFindings} from './structured-data.ts'
import {titleFindings} from './titles.ts'

const kinds = (findings: Finding[]) => findings.map(({kind}) => kind)

describe('checks of documents in the audit', () => {
  it('the HTML checker reports a role that its element must not have, and no fault in a right page', async () => {
    const page = (body: string) =>
      `<!DOCTYPE html>\n<html lang="en"><head><title>Page</title></head><body>${body}</body></html>\n`
    assert.deepEqual(kinds(await htmlFindings('/', page('<h1>Right</h1>'))), [])
    const wrong = await htmlFindings(
      '/',
      page('<div aria-label="Nothing"></div><p id="a"></p><p id="a"></p>'),
    )
    assert.deepEqual(kinds(wrong), ['aria-label-misuse', 'no-dup-id'])
    const passed = page(
      '<h1>Right</h1><picture><source type="image/avif" srcset="/a 1w"><img alt="" src="/a" srcset="/a 1w" sizes="1px"></picture><form><input type="search" role="combobox" aria-label="a"><button type="submit">Go</button></form>',
    )
    assert.deepEqual(kinds(await htmlFindings('/', passed)), [
      'a source of a picture with widths has no sizes',
      'a combobox on an input of type search',
    ])
  })

  it('titles and descriptions of one language are unique, and as long as they are shown', () => {
    const description = 'Homes with a view over the harbour, and what they cost by the year.'
    const page = (path: string, title: string, text = `${description} ${path}`, language = 'en') =>
      crawledPage(
        path,
        `<html lang="${language}"><head><title>${title}</title><meta name="description" content="${text}"></head>`,
      )
    const right = [page('/one', 'One'), page('/two', 'Two'), page('/fr', 'One', undefined, 'fr')]
    assert.deepEqual(titleFindings(right), [])
    const shared = [page('/one', 'Blogs'), page('/two', 'Blogs', `${description} /one`)]
    assert.deepEqual(kinds(titleFindings(shared)), [
      'a title is shared',
      'a title is shared',
      'a description is shared',
      'a description is shared',
    ])
    const lengths = [
      page('/one', 'Long '.repeat(14), 'Short.'),
      page('/two', 'Two', description.repeat(3)),
    ]
    assert.deepEqual(kinds(titleFindings(lengths)), [
      'a title is longer than is shown',
      'a description is too short to be shown',
      'a description is longer than is shown',
    ])
  })

  it('structured data without a required or recommended property is reported, however deep', () => {
    const found = (text: string) =>
      kinds(
        structuredDataFindings({
          path: '/',
          html: `<script type="application/ld+json">${text}</script>`,
        }),
      )
    assert.deepEqual(found('{"@type": "Person", "name": "Layla"}'), [])
    const parts =
      '[{"@type": "Person", "@id": "#a"}, {"@type": "Person", "@id": "#a", "name": "Layla"}]'
    assert.deepEqual(found(parts), [])
    assert.deepEqual(found('{"@type": "Person"'), ['structured data cannot be read'])
    assert.deepEqual(
      found(
        '{"@graph": [{"@type": "WebPage", "mainEntity": {"@type": "Question", "name": "Why?"}}]}',
      ),
      ['Question without acceptedAnswer.text'],
    )
    const article = {
      '@type': 'BlogPosting',
      headline: 'Tides',
      author: {name: 'Agency', url: 'x'},
      image: 'x',
    }
    assert.deepEqual(found(JSON.stringify({...article, datePublished: '2026-02-28'})), [
      'BlogPosting without dateModified',
    ])
  })

  it('a score of Lighthouse below 100 is reported with the audits that failed', () => {
    const result = {
      categories: {
        seo: {
          score: 0.9,
          auditRefs: [
            {id: 'links', weight: 1},
            {id: 'other', weight: 1},
          ],
        },
        accessibility: {score: 1, auditRefs: []},
      },
      audits: {links: {score: 0, title: 'Links are crawlable'}, other: {score: 1, title: 'Other'}},
    }
    assert.deepEqual(lighthouseFindings('/', result), [
      {kind: 'seo below 100', level: 'error', page: '/', detail: '90: Links are crawlable'},
    ])
  })
})
