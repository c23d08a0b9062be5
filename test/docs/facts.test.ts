import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {groupsOf} from '../../docs/page/facts/attributes.ts'
import {eventFacts} from '../../docs/page/facts/events.ts'
import {asShown} from '../../docs/page/facts/source.ts'
import {tokenGroups} from '../../docs/page/facts/tokens.ts'
import {markdown} from '../../docs/page/html/markdown.ts'
import {flag, text} from '../../widgets/shared/element/attributes.ts'

describe('what the docs take from the source', () => {
  it('is an attribute with its type, its default and its comment', () => {
    const source = `export const attributes = {
      /** The words,
       * in full (spec section 4). */
      'my-label': text('Hello'),
    }`
    const [own] = groupsOf('a/attributes.ts', 'attributes', {'my-label': text('Hello')}, source)
    assert.deepEqual(own?.attributes, [
      {name: 'my-label', type: 'text', initial: 'Hello', doc: 'The words, in full.'},
    ])
  })

  it('stops the build at an attribute without a comment, and names file and attribute', () => {
    const source = 'export const attributes = {open: flag()}'
    assert.throws(
      () => groupsOf('widgets/x/attributes.ts', 'attributes', {open: flag()}, source),
      /widgets\/x\/attributes\.ts: attribute `open` has no doc comment/,
    )
  })

  it('stops the build at an event without a comment', () => {
    const source = `interface WidgetEvents {'ocp-lost': {form: string}}`
    assert.throws(() => eventFacts('events.ts', source), /events\.ts: event `ocp-lost` has no doc/)
  })

  it('is a token with its value in light and in dark', () => {
    const sheet = `:root { /* Shape */
      /** What floats. */
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
            doc: 'What floats.',
          },
        ],
      },
    ])
  })

  it('stops the build at a token without a comment, and names it', () => {
    const sheet = `:root { /* Shape */
      /** The one. */ --_a: var(--ocp-a, 1px);
      --_b: var(--ocp-b, 2px); }`
    assert.throws(() => tokenGroups(sheet), /tokens\.css: token `--ocp-b` has no doc comment/)
  })

  it('keeps references to our own papers out', () => {
    assert.equal(asShown("What it says (decisions, 'events'). More."), 'What it says. More.')
  })
})

it('the docs escape what they quote', () => {
  const shown = String(markdown('Use `<b>` & **more**:\n\n```html\n<ocp-x a="1">\n```'))
  assert.match(shown, /<p>Use <code>&lt;b&gt;<\/code> &amp; <strong>more<\/strong>:<\/p>/)
  assert.match(shown, /<b>&lt;ocp-x<\/b> a=&quot;1&quot;&gt;/)
})
