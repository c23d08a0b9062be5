/** Long texts at the desk over HTTP: editors see and write them without markup. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {useDeskContent} from '../../server/support/desk/desk-content.ts'
import {useRunning} from '../../server/support/running.ts'
import {fieldsOf} from '../support/form-fields.ts'

const FLAT = '/desk/content/properties/plain-flat'
const MARKUP = '<p>By the <strong>sea</strong>.</p>\n<ul>\n<li>Pool</li>\n<li>Sauna</li>\n</ul>'
const TABLE = '<table><tbody><tr><td>Rooms</td><td>2</td></tr></tbody></table>'

describe('long texts at the desk', () => {
  const content = useDeskContent(oneDatabase)
  let editor: DeskClient
  const desk = useRunning(() => startDesk(content.api))
  before(async () => {
    editor = await desk.signIn('editor', {name: 'Lena'})
    await content.change('properties', 'plain-flat', {
      description: {en: MARKUP, fr: TABLE},
      tagline: {en: 'Sea <em>and sand</em>'},
    })
  })

  const opened = async () => fieldsOf((await editor.get(FLAT)).body)
  const stored = async () => (await content.now('properties', 'plain-flat')).value
  const versions = async () => (await editor.get(`${FLAT}/history`)).body.match(/<li>/g)?.length

  it('texts are shown as plain text, and as markup where a table would be lost', async () => {
    const {body} = await editor.get(FLAT)
    const fields = fieldsOf(body)
    assert.equal(fields['description.en'], 'By the **sea**.\n\n- Pool\n- Sauna')
    assert.equal(fields['description.fr'], TABLE)
    assert.equal(fields['description.fr~'], undefined)
    assert.match(body, /id="description\.fr-help">This text has parts that have no shorthand here/)
    assert.doesNotMatch(body, /id="description\.en-help"/)
  })

  it('nothing changes of what nobody touched: no version, no difference in a draft', async () => {
    const [before, count] = [await stored(), await versions()]
    const fields = await opened()
    await editor.post(FLAT, {...fields, do: 'publish'})
    assert.deepEqual([await stored(), await versions()], [before, count])
    await editor.post(FLAT, {...(await opened()), price: '3000000', do: 'save'})
    const {body} = await editor.get(`${FLAT}/history`)
    const [, draft = ''] = /What the draft changes<\/caption>(.*?)<\/table>/s.exec(body) ?? []
    assert.match(draft, /Price in AED/)
    assert.doesNotMatch(draft, /Description|Tagline/)
    await editor.post(`${FLAT}/discard`)
  })

  it('typed text is published as markup, and typed markup as text', async () => {
    const fields = await opened()
    const {location} = await editor.post(FLAT, {
      ...{...fields, 'tagline.en': 'Sea and *shade*', do: 'publish'},
      'description.en': '## Rooms\r\n\r\nTwo, <b>bright</b>.\r\n\r\n[Team](/team)',
    })
    assert.equal(location, `${FLAT}?done=published`)
    const {tagline, description} = await stored()
    assert.deepEqual(tagline, {en: 'Sea and <em>shade</em>'})
    assert.deepEqual(description, {
      en: '<h2>Rooms</h2><p>Two, &lt;b&gt;bright&lt;/b&gt;.</p><p><a href="/team">Team</a></p>',
      fr: TABLE,
    })
  })

  it('changes are shown as plain text, too', async () => {
    const {body} = await editor.get(`${FLAT}/history`)
    assert.match(body, /By the \*\*sea\*\*\.\n\n- Pool/)
    assert.match(body, /## Rooms\n\nTwo, &lt;b&gt;bright&lt;\/b&gt;\./)
    assert.doesNotMatch(body, /&lt;h2&gt;/)
    const changed = /Changed: Tagline, Description<\/caption>(.*?)<\/table>/s.exec(body)
    assert.match(changed?.[1] ?? '', /<dt>English<\/dt>/)
    assert.doesNotMatch(changed?.[1] ?? '', /<dt>Français<\/dt>/, 'which nobody changed')
  })

  it('a conflict shows both texts, and either can be taken', async () => {
    const other = await desk.signIn('administrator')
    const mine = fieldsOf((await other.get(FLAT)).body)
    await editor.post(FLAT, {
      ...(await opened()),
      'description.en': 'Theirs **now**',
      do: 'publish',
    })
    const sent = {...mine, 'description.en': 'Mine *now*', do: 'publish'}
    const {status, body} = await other.post(FLAT, sent)
    assert.equal(status, 409)
    assert.match(body, />Mine \*now\*</)
    assert.match(body, />Theirs \*\*now\*\*</)
    const fields = [...body.matchAll(/<fieldset class="conflict"><legend>([^<]*)/g)]
    const names = fields.map(([, name]) => name)
    assert.deepEqual(names, ['Description'])
    const merged = await other.post(FLAT, {
      ...fieldsOf(body),
      'of-description': 'theirs',
      do: 'merge',
    })
    assert.equal(fieldsOf(merged.body)['description.en'], 'Theirs **now**')
  })

  it('a link that visitors could not follow is refused beside its field', async () => {
    const before = await stored()
    const text = 'See [this](javascript:alert(1)) and [that](www.b.example)'
    const sent = {...(await opened()), 'description.en': text, do: 'publish'}
    const {status, body} = await editor.post(FLAT, sent)
    assert.equal(status, 422)
    const [error = ''] = /id="description\.en-error">[^<]*/.exec(body) ?? []
    assert.match(error, /link to javascript:alert\(1\), which is not allowed/)
    assert.match(error, /Write https:\/\/www\.b\.example instead/)
    assert.equal(fieldsOf(body)['description.en'], text)
    assert.deepEqual(await stored(), before)
  })

  it('a picture in a text is refused beside its field, which says where pictures go', async () => {
    const before = await stored()
    const text = 'By the sea.\n\n![Sea](https://b.example/sea.jpg)'
    const sent = {...(await opened()), 'description.en': text, do: 'publish'}
    const {status, body} = await editor.post(FLAT, sent)
    assert.equal(status, 422)
    const [error = ''] = /id="description\.en-error">[^<]*/.exec(body) ?? []
    assert.match(error, /has the mark-up of a picture, !\[.?Sea.?\]\(…\).*field for pictures/)
    assert.equal(fieldsOf(body)['description.en'], text)
    assert.deepEqual(await stored(), before)
    const enthusiastic = 'Come and see it ! [Call us](/team) or look!\n\nWow![Here](/team)'
    const {location} = await editor.post(FLAT, {...sent, 'description.en': enthusiastic})
    assert.equal(location, `${FLAT}?done=published`)
  })

  it('a text is looked at before it is saved', async () => {
    const {status, body} = await editor.post('/desk/content/+look', {text: '**Sea** <b>'})
    assert.equal(status, 200)
    assert.deepEqual(JSON.parse(body), [
      {
        ...{tag: 'p', attributes: {}},
        children: [{tag: 'strong', attributes: {}, children: ['Sea']}, ' <b>'],
      },
    ])
  })

  it('a text that is very long or mostly signs has no preview', async () => {
    for (const text of ['a'.repeat(20_001), '['.repeat(19_000), '**a'.repeat(6_000)]) {
      assert.equal((await editor.post('/desk/content/+look', {text})).status, 413)
    }
  })
})
