/** Content at the desk over HTTP, as a browser without scripts uses it. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {read} from '../../server/support/api/read.ts'
import {raster} from '../../server/support/content/media-samples.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {DESK_SITE, type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {useDeskContent} from '../../server/support/desk/desk-content.ts'
import {useRunning} from '../../server/support/running.ts'
import {fieldsOf} from '../support/form-fields.ts'

const FLAT = '/desk/content/properties/plain-flat'

describe('content at the desk', () => {
  const content = useDeskContent(oneDatabase)
  let editor: DeskClient
  const desk = useRunning(() => startDesk(content.api))
  before(async () => {
    editor = await desk.signIn('editor', {name: 'Lena'})
  })

  const opened = async (path = FLAT, by = editor) => fieldsOf((await by.get(path)).body)
  const titleOf = async (slug: string, lang = 'en') => {
    const {data} = await read(content.api.app, 'propertyDetail', {slug, lang})
    return (data as {name?: string} | null)?.name
  }

  it('every kind has its list, and every record its form', async () => {
    const {body} = await editor.get('/desk/content')
    const lists = [...body.matchAll(/href="(\/desk\/content\/[a-z-]+)"/g)].map(([, path]) => path)
    assert.ok(lists.length >= 16, `${lists.length}`)
    for (const path of lists) {
      const {status, body, location} = await editor.get(path ?? '')
      // The list of a kind with one record is its form.
      const only = `${path}/${path?.split('/').at(-1)}`
      assert.ok(status === 200 || location === only, `${path}: ${status}`)
      const [, first] = new RegExp(`href="(${path}/[a-z0-9-]+)"`).exec(body) ?? []
      if (first) assert.equal((await editor.get(first)).status, 200, first)
    }
    assert.equal((await editor.get('/desk/content/agency/agency')).status, 200)
    assert.equal((await editor.get('/desk/content/pictures')).status, 404)
    assert.equal((await editor.get('/desk/content/properties/nothing')).status, 404)
  })

  it('an agent has no business here', async () => {
    const agent = await desk.signIn('agent')
    for (const path of ['/desk/content', FLAT, '/desk/content/permits', `${FLAT}/history`])
      assert.equal((await agent.get(path)).status, 403, path)
    for (const path of [FLAT, `${FLAT}/withdraw`, `${FLAT}/restore`, `${FLAT}/upload`])
      assert.equal((await agent.post(path)).status, 403, path)
  })

  it('a form that nobody changed changes nothing', async () => {
    const before = await content.now('properties', 'bay-towers')
    const fields = await opened('/desk/content/properties/bay-towers')
    const {location} = await editor.post('/desk/content/properties/bay-towers', {
      ...fields,
      do: 'publish',
    })
    assert.equal(location, '/desk/content/properties/bay-towers?done=published')
    assert.deepEqual((await content.now('properties', 'bay-towers')).value, before.value)
  })

  it('changes in every language are published', async () => {
    const fields = await opened()
    const sent = {
      ...fields,
      'name.en': 'Bright flat',
      'name.fr': 'Appartement clair',
      'name.ru': '',
    }
    const {location} = await editor.post(FLAT, {...sent, do: 'publish'})
    assert.equal(location, `${FLAT}?done=published`)
    assert.equal(await titleOf('plain-flat'), 'Bright flat')
    assert.equal(await titleOf('plain-flat', 'fr'), 'Appartement clair')
  })

  it('faults stand beside their fields and above the form, and what was typed stays', async () => {
    const fields = await opened()
    const {status, body} = await editor.post(FLAT, {...fields, price: 'much', do: 'publish'})
    assert.equal(status, 422)
    assert.match(body, /<a href="#price">/)
    const [input = ''] = /<input[^>]*name="price"[^>]*>/.exec(body) ?? []
    assert.match(input, /value="much"/)
    assert.match(input, /aria-invalid="true"/)
    assert.match(body, /id="price-error">must be a whole number/)
  })

  it('a draft is seen by editors alone, and can be discarded', async () => {
    const fields = await opened()
    const {location} = await editor.post(FLAT, {...fields, 'name.en': 'Draft flat', do: 'save'})
    assert.equal(location, `${FLAT}?done=draft-saved`)
    assert.equal((await opened())['name.en'], 'Draft flat')
    assert.equal(await titleOf('plain-flat'), 'Bright flat')
    assert.match((await editor.get(`${FLAT}/history`)).body, /Draft flat/)
    await editor.post(`${FLAT}/discard`)
    assert.equal((await opened())['name.en'], 'Bright flat')
  })

  it('a form saves again what it saved itself, and another form is asked', async () => {
    const path = '/desk/content/properties/bay-towers'
    const [first, second] = [await opened(path), await opened(path)]
    const preview = await editor.post(path, {...first, 'tagline.en': 'Seen', do: 'preview'})
    assert.equal(preview.location, `${path}/preview`)
    const again = await editor.post(path, {...first, 'tagline.en': 'Seen again', do: 'save'})
    assert.equal(again.location, `${path}?done=draft-saved`)
    const other = await editor.post(path, {...second, 'tagline.en': 'Not seen', do: 'save'})
    assert.equal(other.status, 409)
    await editor.post(`${path}/discard`)
  })

  it('the error names the action of the pressed button', async () => {
    const path = '/desk/content/careers/+new'
    const sent = {...(await opened(path)), $key: 'No key!'}
    for (const [order, says] of [
      ['save', 'The draft was not saved. Correct these first:'],
      ['publish', 'Nothing was published. Correct these first:'],
      ['preview', 'There is no preview yet. Correct these first:'],
    ]) {
      const {body} = await editor.post(path, {...sent, do: order ?? ''})
      assert.ok(body.includes(says ?? ''), order)
    }
    const unsent = await editor.post(path, {...sent, 'image-file': 'a.jpg', do: 'kept'})
    assert.match(unsent.body, /<p>Correct these first:<\/p>/)
  })

  it('rows are added and moved by buttons', async () => {
    const fields = await opened()
    const added = await editor.post(FLAT, {...fields, do: 'add faqs'})
    assert.equal(added.status, 200)
    assert.match(added.body, /name="faqs.0.question.en"/)
    const again = await editor.post(FLAT, {...fieldsOf(added.body), do: 'add faqs'})
    const filled = {...fieldsOf(again.body), 'faqs.0.question.en': 'A?', 'faqs.1.question.en': 'B?'}
    const moved = fieldsOf((await editor.post(FLAT, {...filled, do: 'up faqs 1'})).body)
    assert.deepEqual([moved['faqs.0.question.en'], moved['faqs.1.question.en']], ['B?', 'A?'])
  })

  it('a second editor chooses field by field what the record gets', async () => {
    const other = await desk.signIn('administrator', {name: 'Otto'})
    const mine = await opened(FLAT, other)
    const theirs = await opened()
    await editor.post(FLAT, {...theirs, price: '1000000', 'tagline.en': 'Theirs', do: 'publish'})
    const sent = {...mine, price: '2000000', 'name.en': 'My flat', do: 'publish'}
    const conflict = await other.post(FLAT, sent)
    assert.equal(conflict.status, 409)
    assert.match(conflict.body, /Your changes are safe/)
    assert.equal(await titleOf('plain-flat'), 'Bright flat')
    const chosen = {...fieldsOf(conflict.body), 'of-tagline': 'theirs', do: 'merge'}
    const merged = fieldsOf((await other.post(FLAT, chosen)).body)
    assert.deepEqual(
      [merged.price, merged['tagline.en'], merged['name.en']],
      ['2000000', 'Theirs', 'My flat'],
    )
    const {location} = await other.post(FLAT, {...merged, do: 'publish'})
    assert.equal(location, `${FLAT}?done=published`)
    assert.equal(await titleOf('plain-flat'), 'My flat')
  })

  it('a version can be restored, and what others need is not withdrawn', async () => {
    const {body} = await editor.get(`${FLAT}/history`)
    const [, version = ''] = [...body.matchAll(/name="version" value="(\d+)"/g)].at(-1) ?? []
    const [, base = ''] = /name="base" value="([^"]+)"/.exec(body) ?? []
    const {location} = await editor.post(`${FLAT}/restore`, {version, base})
    assert.equal(location, `${FLAT}?done=restored`)
    assert.equal(await titleOf('plain-flat'), 'Plain Flat')
    const towers = '/desk/content/properties/bay-towers'
    const needed = await editor.post(`${towers}/withdraw`, {
      base: (await opened(towers)).base ?? '',
    })
    assert.equal(needed.status, 409)
    assert.match(needed.body, /\/desk\/content\/open-houses\/bay-morning/)
  })

  it('no version is offered that visitors see, and a withdrawn one says that it is published', async () => {
    const path = '/desk/content/careers/writer'
    const offered = async () => {
      const {body} = await editor.get(`${path}/history`)
      const [, ...versions] = body.split('<strong>')
      return versions.map(version => [
        /^\w+/.exec(version)?.[0],
        version.includes('Publish this version again'),
      ])
    }
    const opening = await opened(path)
    await editor.post(path, {...opening, 'title.en': 'Author', do: 'publish'})
    assert.deepEqual(await offered(), [
      ['Published', false],
      ['Original', true],
    ])
    await editor.post(`${path}/withdraw`, {base: (await opened(path)).base ?? ''})
    assert.deepEqual(await offered(), [
      ['Withdrawn', true],
      ['Published', true],
      ['Original', true],
    ])
    const {body} = await editor.get(`${path}/history`)
    assert.match(body, /Withdrawn by Lena.*Visitors no longer see it\./s)
  })

  it('pictures are uploaded without a script, too', async () => {
    const fields = await opened()
    const {body} = await editor.get(FLAT)
    const [, action = ''] = /formAction="([^"]+field=main_images[^"]+)"/i.exec(body) ?? []
    const form = new FormData()
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) form.append(name, value)
    form.append('main_images-file', new Blob([await raster(70, 'jpeg')]), 'view.jpg')
    form.append('main_images-file', new Blob(['no picture']), 'notes.jpg')
    const request = new Request(`${DESK_SITE}/`, {method: 'POST', body: form})
    const answer = await desk.site.inject({
      ...{method: 'POST', url: action.replaceAll('&amp;', '&')},
      headers: {
        ...{cookie: `desk=${editor.token}`, origin: DESK_SITE},
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    assert.equal(answer.statusCode, 422, answer.body.slice(0, 300))
    assert.match(answer.body, /notes\.jpg must be one of jpg, png, webp, avif/)
    const typed = fieldsOf(answer.body)
    assert.match(`${typed['main_images.1']}`, /^desk\/view-/)
    const {location} = await editor.post(FLAT, {...typed, do: 'publish'})
    assert.equal(location, `${FLAT}?done=published`)
  })

  it('a new record gets the address that was chosen', async () => {
    const path = '/desk/content/careers/+new'
    const fields = await opened(path)
    const typed = {
      ...{...fields, 'title.en': 'Driver', 'short_description.en': 'Drives.'},
      ...{'description.en': 'Drives.', createdAt: '2026-11-01', published: 'on'},
    }
    const bad = await editor.post(path, {...typed, $key: 'broker', do: 'publish'})
    assert.equal(bad.status, 422)
    assert.match(bad.body, /is taken/)
    const {location} = await editor.post(path, {...typed, $key: 'driver', do: 'publish'})
    assert.equal(location, '/desk/content/careers/driver?done=published')
    assert.equal((await read(content.api.app, 'careers', {})).status, 200)
  })
})
