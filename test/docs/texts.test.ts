import assert from 'node:assert/strict'
import {existsSync} from 'node:fs'
import {describe, it} from 'node:test'
import {pathToFileURL} from 'node:url'
import fastify from 'fastify'
import {addCompression} from '#server/http/pages/compression.ts'
import {addDocs} from '#server/http/pages/docs.ts'
import {changesFeed} from '../../docs/page/texts/feed.ts'
import {markdownFrom} from '../../docs/page/texts/markdown-of.ts'
import {read} from './support/comments.ts'
import {paths, tags} from './support/pages.ts'

const fileOf = (path: string) =>
  `dist${path === '/docs/' ? '/docs/index.md' : path.replace(/\/$/, '.md')}`

describe('docs for programs', () => {
  it('every page is there as Markdown, with its headings, and names it as its alternate', () => {
    for (const path of paths) {
      const page = read(`dist${path}index.html`)
      const file = fileOf(path)
      const text = read(file)
      assert.match(page, new RegExp(`rel="alternate" href="${file.slice('dist'.length)}"`))
      assert.match(text, /^# \S/, path)
      const headings = page.match(/<h2 id="/g) ?? []
      assert.ok((text.match(/^## /gm) ?? []).length >= headings.length - 1, path)
      const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '')
      assert.doesNotMatch(prose, /<\/?(p|div|table|ul|li|section|span|code)\b|&lt;/, path)
    }
  })

  it("a widget's Markdown has its code and its tables", () => {
    for (const tag of tags) {
      const text = read(`dist/docs/widgets/${tag}.md`)
      assert.match(text, new RegExp(`\`\`\`html\n<script async[\\s\\S]*?<${tag}`), tag)
      assert.match(text, /\| Attribute \| Type \| Default \| Description \|/)
      assert.match(text, /\| Event \| Detail \| Description \|\n\|---\|---\|---\|\n\| `ocp-ready`/)
    }
  })

  it('markup becomes Markdown: headings, nested lists, links, code and tables', () => {
    const markup = `<h2 id="a">A &amp; <code>b</code></h2><p>See <a href="/docs/x/">x</a>.</p>
<ul><li>one<ul><li>two</li></ul></li></ul><pre><code data-language="js">a &lt; b</code></pre>
<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>a | b</td></tr></tbody></table>`
    assert.equal(
      markdownFrom(markup),
      '## A & `b`\n\nSee [x](https://HOST/docs/x/).\n\n- one\n  - two\n\n```js\na < b\n```\n\n| H |\n|---|\n| a \\| b |\n',
    )
  })

  it('llms.txt links every page, the manifest and the feed', () => {
    const text = read('dist/docs/llms.txt')
    for (const path of paths) assert.ok(text.includes(fileOf(path).slice('dist'.length)), path)
    for (const [, path = ''] of text.matchAll(/https:\/\/HOST(\/docs\/[^)]+)/g)) {
      assert.ok(existsSync(`dist${path}`), path)
    }
    for (const path of ['custom-elements.json', 'changes.xml', 'llms-full.txt']) {
      assert.ok(text.includes(`/docs/${path}`), path)
    }
  })

  it('the feed has an entry for each released version, with its day', () => {
    const feed = changesFeed(
      '# C\n\n## Unreleased\n\n- New\n\n## 1.1.0 - 2027-01-05\n\n- `<b>`\n\n## 1.0.0 - 2026-11\n\n- First\n',
    )
    assert.deepEqual(
      [...feed.matchAll(/<entry>\n<title>(.+)<\/title>/g)].map(([, title]) => title),
      ['1.1.0 - 2027-01-05', '1.0.0 - 2026-11'],
    )
    assert.match(feed, /<updated>2027-01-05T00:00:00Z<\/updated>/)
    assert.match(feed, /<updated>2026-11-01T00:00:00Z<\/updated>/)
    assert.match(feed, /&lt;code&gt;&amp;lt;b&amp;gt;&lt;\/code&gt;/)
    assert.doesNotMatch(feed, /Unreleased/)
  })

  it('the manifest of the docs is that of the package', () => {
    assert.equal(read('dist/docs/custom-elements.json'), read('dist/npm/custom-elements.json'))
  })

  it('the server sends them with their types, to every origin, and names itself in them', async () => {
    const site = fastify()
    const origin = 'https://agency.example'
    const settings = {siteUrl: origin, apiPublicUrl: origin, storageUrl: origin}
    addCompression(site)
    await addDocs(site, settings, pathToFileURL('dist/'))
    for (const [path, type] of [
      ['/llms.txt', 'text/plain'],
      ['/docs/llms-full.txt', 'text/plain'],
      ['/docs/theming.md', 'text/markdown'],
      ['/docs/changes.xml', 'application/atom+xml'],
      ['/docs/custom-elements.json', 'application/json'],
    ] as const) {
      const {statusCode, headers, body} = await site.inject(path)
      assert.equal(statusCode, 200, path)
      assert.match(`${headers['content-type']}`, new RegExp(`^${type.replace('+', '\\+')}`))
      assert.equal(headers['access-control-allow-origin'], '*')
      assert.doesNotMatch(body, /https:\/\/HOST/, path)
      const small = await site.inject({url: path, headers: {'accept-encoding': 'br'}})
      assert.equal(small.headers['content-encoding'], 'br', path)
    }
    assert.match(
      (await site.inject('/llms.txt')).body,
      /https:\/\/agency\.example\/docs\/index\.md/,
    )
  })
})
