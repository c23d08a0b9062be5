import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {flag, text} from '#kit/core/attributes.ts'
import {groupsOf} from '../../docs/page/facts/attributes.ts'
import {eventFacts} from '../../docs/page/facts/events.ts'
import {asShown} from '../../docs/page/facts/source.ts'
import {tokenGroups} from '../../docs/page/facts/tokens.ts'
import {markdown} from '../../docs/page/html/markdown.ts'
import {changesPage} from '../../docs/page/pages/changes.ts'
import {fallbackOf} from '../../docs/page/playground/fallbacks.ts'
import {routes} from '../../site/app/core/routes.ts'
import {commentsIn, read} from './support/comments.ts'
import {tags} from './support/pages.ts'

describe('facts that the docs read from source files', () => {
  it('the attribute facts hold type, default and comment of an attribute', () => {
    const source = `export const attributes = {
      /** The words,
       * in full (spec section 4). */
      'my-label': text('Hello'),
    }`
    const [own] = groupsOf('a/attributes.ts', 'attributes', {'my-label': text('Hello')}, source)
    assert.deepEqual(own?.attributes, [
      {
        name: 'my-label',
        type: 'string',
        initial: 'Hello',
        doc: 'The words, in full.',
        control: {is: 'string', example: ''},
      },
    ])
  })

  it('the docs build fails on an attribute without a doc comment, and names it', () => {
    const source = 'export const attributes = {open: flag()}'
    assert.throws(
      () => groupsOf('widgets/x/attributes.ts', 'attributes', {open: flag()}, source),
      /widgets\/x\/attributes\.ts: attribute `open` has no doc comment/,
    )
  })

  it('the docs build fails on an event without a doc comment, and names it', () => {
    const source = `interface WidgetEvents {'ocp-lost': {form: string}}`
    assert.throws(() => eventFacts('events.ts', source), /events\.ts: event `ocp-lost` has no doc/)
  })

  it('the token facts hold the light and the dark value of a token', () => {
    const sheet = `:root { /* Shape */
      /** Shadow of floating elements. */
      --_shadow: var(--ocp-shadow, 0 1px light-dark(rgb(1 2 3 / 0.5), #000));
    }`
    assert.deepEqual(tokenGroups(sheet), [
      {
        title: 'Shape',
        tokens: [
          {
            name: '--ocp-shadow',
            light: '0 1px rgb(1 2 3 / 0.5)',
            dark: '0 1px #000',
            doc: 'Shadow of floating elements.',
          },
        ],
      },
    ])
  })

  it('the docs build fails on a token without a doc comment, and names it', () => {
    const sheet = `:root { /* Shape */
      /** The one. */ --_a: var(--ocp-a, 1px);
      --_b: var(--ocp-b, 2px); }`
    assert.throws(() => tokenGroups(sheet), /tokens\.css: token `--ocp-b` has no doc comment/)
  })

  it('the docs leave out references to internal decision records', () => {
    assert.equal(asShown("What it says (decisions, 'events'). More."), 'What it says. More.')
  })
})

it('the docs escape HTML in inline code, plain text and code blocks', () => {
  const shown = String(markdown('Use `<b>` & **more**:\n\n```html\n<ocp-x a="1">\n```'))
  assert.match(shown, /<p>Use <code>&lt;b&gt;<\/code> &amp; <strong>more<\/strong>:<\/p>/)
  assert.match(shown, /<b>&lt;ocp-x<\/b> a=&quot;1&quot;&gt;/)
})

it('the docs render lists, tables and quotes, and link files as pages', () => {
  const shown = (text: string) => String(markdown(text)).replaceAll('\n', '')
  assert.match(shown('1. One\n2. Two'), /<ol><li>One<\/li><li>Two<\/li><\/ol>/)
  assert.match(shown('Say:\n- a\n  - b'), /<p>Say:<\/p><ul><li>a<ul><li>b<\/li><\/ul><\/li><\/ul>/)
  assert.match(
    shown('| a | b |\n|---|---|\n| `x` | <y> |'),
    /<code>x<\/code><\/th><td[^>]*>&lt;y&gt;/,
  )
  assert.match(shown('> Mind'), /<blockquote><p>Mind<\/p><\/blockquote>/)
  for (const [file, page] of [
    ['theming.md#fonts', '/docs/theming/#fonts'],
    ['docs/guides/theming.md', '/docs/theming/'],
    ['start.md', '/docs/'],
    ['../CHANGELOG.md', '/docs/changes/'],
  ]) {
    assert.match(shown(`See [it](${file}).`), new RegExp(`<a href="${page}">it</a>`))
  }
})

it('the changelog page has a heading with a unique id for each version', () => {
  const {path, content} = changesPage(read('CHANGELOG.md'))
  assert.equal(path, '/docs/changes/')
  const [, ...versions] = read('CHANGELOG.md').split(/^## /m)
  assert.ok(versions.length >= 2)
  for (const version of versions) {
    assert.match(content.text, new RegExp(`<h2 id="[^"]+">${version.split('\n')[0]}</h2>`))
  }
  const ids = content.text.match(/\bid="[^"]+"/g) ?? []
  assert.equal(new Set(ids).size, ids.length)
})

describe('built docs pages', () => {
  it('the built docs show each attribute and token comment, and each API call', () => {
    const textOf = (path: string) =>
      read(`dist/docs/${path}index.html`)
        .replace(/<[^>]+>/g, '')
        .replace(/&quot;/g, '"')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
    for (const tag of tags) {
      const page = textOf(`widgets/${tag}/`)
      const own = `widgets/${tag.replace('ocp-', '')}/attributes.ts`
      for (const comment of [own, 'widgets/kit/core/common-attributes.ts'].flatMap(commentsIn)) {
        assert.ok(page.includes(comment), `${tag}: ${comment}`)
      }
    }
    const tokens = commentsIn('widgets/kit/core/styles/tokens.css')
    assert.ok(tokens.length >= 20)
    for (const comment of tokens) assert.ok(textOf('theming/').includes(comment), comment)
    const contract = read('widgets/trade/contract/contract.ts')
    for (const [, call = ''] of contract.matchAll(/^export const (\w+)/gm)) {
      assert.match(read('dist/docs/api/index.html'), new RegExp(`<h3 id="${call}">`))
    }
  })

  it('the fallback link of each element leads to an existing page of the site', () => {
    const paths = routes.map(({path}) => path)
    for (const tag of tags) assert.ok(paths.includes(fallbackOf(tag).path), tag)
  })
})
