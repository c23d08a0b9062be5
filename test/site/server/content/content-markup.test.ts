import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {TestApi} from '../support/api/api.ts'
import {read} from '../support/api/read.ts'
import {newFolder, set, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'

const table =
  '<table><caption>Prices</caption><thead><tr><th scope="col">Home</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
const list = '<ul><li>One</li></ul><ol><li>Two</li></ol>'

const cases: [what: string, given: string, sanitized: string][] = [
  ['headings from level 2', '<h1>A</h1><h2>B</h2><h6>C</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ['an empty alt', '<img src="/sea.jpg">', '<img src="/sea.jpg" alt="" />'],
  ['lists', list, list],
  ['tables', table, table],
  ['relative links', '<a href="/team" title="T">us</a>', '<a href="/team" title="T">us</a>'],
  [
    'external links with rel="noopener noreferrer"',
    '<a href="HTTPS://example.com" rel="opener" target="_blank">x</a>',
    '<a href="HTTPS://example.com" rel="noopener noreferrer">x</a>',
  ],
  ['no script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['no event handler', '<p onclick="x()" onmouseover=x>a</p>', '<p>a</p>'],
  ['no javascript: URL', '<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['no obfuscated javascript: URL', '<a href=" JaVa\tScript&#58;x()">a</a>', '<a>a</a>'],
  ['no data: URL', '<img src="data:text/html,x" alt="a"><p>b</p>', '<img alt="a" /><p>b</p>'],
  ['no styles', '<style>p{}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
  ['no forms', '<form action="/x"><input name="a"><button>b</button></form>c', 'bc'],
  ['no frames', '<iframe src="https://x"></iframe><object></object><p>a</p>', '<p>a</p>'],
  ['no inline SVG', '<svg onload="x()"><script>y()</script></svg><p>a</p>', '<p>a</p>'],
  ['no half tags', '<p>a<img src=x onerror=x()', '<p>a</p>'],
]

describe('sanitized markup of imported texts', () => {
  let api: TestApi
  before(async () => {
    const blogs = cases.map(([, description], index) =>
      set('blogs', `case-${index}`, {
        title: 'Case',
        short_description: 'Case',
        description: {en: description, ru: `${description}<p>ru</p>`},
        thumbnail: 'pictures/sea.png',
        createdAt: '1 day ago',
      }),
    )
    api = await startWithContent(oneDatabase, await newFolder(...blogs))
  })
  after(() => api.close())

  for (const [index, [what, , sanitized]] of cases.entries()) {
    it(`imported markup has ${what}`, async () => {
      const slug = `case-${index}`
      const descriptionIn = async (lang: string) => {
        const {data} = await read(api.app, 'getBlogDetail', {slug, lang})
        return (data as {blog: {description: string}}).blog.description
      }
      assert.equal(await descriptionIn('en'), sanitized)
      if (what !== 'no half tags') assert.equal(await descriptionIn('ru'), `${sanitized}<p>ru</p>`)
    })
  }
})
