/** The page of a record with its draft, before anything is published. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {saveDraft} from '#desk/content/record/drafts.ts'
import {read} from '../../server/support/api/read.ts'
import {databases} from '../../server/support/databases/databases.ts'
import {type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {LENA, useDeskContent} from '../../server/support/desk/desk-content.ts'
import {useRunning} from '../../server/support/running.ts'

const FLAT = '/desk/content/properties/plain-flat'

for (const database of databases) {
  describe(`a preview, with ${database.name}`, () => {
    const content = useDeskContent(database)
    let editor: DeskClient
    const desk = useRunning(() => startDesk(content.api))
    before(async () => {
      editor = await desk.signIn('editor')
    })

    async function draft(kind: 'properties' | 'launches', key: string, fields: object) {
      const {value, base} = await content.now(kind, key)
      const saving = {kind, key, value: {...value, ...fields}, base, since: ''}
      assert.equal((await saveDraft(content.orm, LENA, saving)).is, 'saved')
    }

    it('the preview is the real page with the draft in each language, without scripts', async () => {
      const name = {en: 'Preview flat', fr: 'Appartement en vue'}
      await draft('properties', 'plain-flat', {name, published: false})
      const shell = await editor.get(`${FLAT}/preview`)
      assert.match(shell.body, /<iframe[^>]*src="[^"]*preview-page\?language=en/)
      const english = await editor.get(`${FLAT}/preview-page?language=en`)
      assert.equal(english.status, 200)
      assert.match(english.body, /<h1[^>]*>[^<]*Preview flat/)
      const policy = `${english.headers['content-security-policy']}`
      assert.match(policy, /script-src 'none'.*sandbox/)
      assert.equal(english.headers['cache-control'], 'no-store')
      assert.match(`${english.headers['x-robots-tag']}`, /noindex/)
      const french = await editor.get(`${FLAT}/preview-page?language=fr&device=phone`)
      assert.match(french.body, /Appartement en vue/)
    })

    it('changes nothing that visitors see', async () => {
      const {data} = await read(content.api.app, 'propertyDetail', {slug: 'plain-flat'})
      assert.equal((data as {name: string}).name, 'Plain Flat')
      assert.equal((await content.now('properties', 'plain-flat')).value.published, undefined)
    })

    it('shows landing pages, too', async () => {
      await draft('launches', 'bay-tower-launch', {heading: 'Bay Tower, phase two'})
      const {body} = await editor.get('/desk/content/launches/bay-tower-launch/preview-page')
      assert.match(body, /Bay Tower, phase two/)
    })

    it('says what is wrong with a draft instead', async () => {
      const {value, base} = await content.now('properties', 'rent-villa')
      const key = 'rent-villa'
      const saving = {value: {...value, price: -1}, base, since: ''}
      await saveDraft(content.orm, LENA, {kind: 'properties', key, ...saving})
      const {body} = await editor.get(`/desk/content/properties/${key}/preview`)
      assert.match(body, /must be 1 or more/)
      assert.doesNotMatch(body, /<iframe/)
    })
  })
}
