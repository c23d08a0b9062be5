/** Checks that the forms of records are entirely in the editor's language. */
import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {formatter} from '@lingui/format-po'
import {editedKinds} from '#desk/content/list/list-records.ts'
import {choiceName, fieldName, kindName} from '#desk/content/words.ts'
import {editedFields} from '#server/content/schema/words-for-editors.ts'
import {socialNetworks} from '#trade/agency/agency.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {useDeskContent} from '../../server/support/desk/desk-content.ts'
import {useRunning} from '../../server/support/running.ts'
import {fieldsOf} from '../support/form-fields.ts'

const scripts = {ru: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u}
const alphabets = ['ru', 'ar'] as const

/** As the desk finds a text: in its own catalogues, else in those of all pages. */
function translator(locale: 'en' | 'ru' | 'ar') {
  const catalogues = ['site/desk', 'widgets/kit'].map(folder => {
    const filename = `${folder}/messages/${locale}.po`
    return formatter().parse(readFileSync(filename, 'utf8'), {
      locale,
      filename,
      sourceLocale: 'en',
    }) as Catalogue
  })
  const text = (id: string) => catalogues.map(texts => texts[id]?.translation).find(Boolean) ?? id
  return {locale, _: text as never}
}

type Catalogue = Record<string, {translation?: string} | undefined>

describe('words for editors', () => {
  const fields = editedFields()
  const names = [...new Set(fields.map(({name}) => name))]
  const choices = [
    ...new Set(fields.flatMap(({field}) => (field.is === 'choice' ? [...field.of] : []))),
  ].filter(one => !socialNetworks.some(network => network === one))

  it('every kind, field and choice has a name', () => {
    const i18n = translator('en')
    assert.ok(names.length > 100, `${names.length}`)
    const isRaw = (name: string) => /_|[a-z][A-Z]|^[a-z]/.test(name)
    assert.deepEqual(
      names.filter(name => isRaw(fieldName(i18n, name)) && !BRANDS.includes(fieldName(i18n, name))),
      [],
    )
    const raw = editedKinds.filter(kind => isRaw(kindName(i18n, kind)))
    assert.deepEqual(raw, [])
    const same = choices.filter(one => choiceName(i18n, one) === one && !/^[A-Z][a-z]/.test(one))
    assert.deepEqual(same, [])
  })

  for (const locale of alphabets) {
    const i18n = translator(locale)
    const isOwn = (text: string) => scripts[locale].test(text) && !/[a-z]{2}/.test(text)

    it(`names are written in the letters of ${locale}`, () => {
      assert.deepEqual(
        [
          ...editedKinds.map(kind => kindName(i18n, kind)),
          ...names.map(name => fieldName(i18n, name)),
          ...choices.map(one => choiceName(i18n, one)),
        ].filter(text => !isOwn(text) && !BRANDS.includes(text)),
        [],
      )
    })
  }
})

const BRANDS = ['WhatsApp']

describe('forms of records', () => {
  const content = useDeskContent(oneDatabase)
  const desk = useRunning(() => startDesk(content.api))

  for (const locale of alphabets) {
    it(`forms of every kind, empty and with errors, are in ${locale} alone`, async () => {
      const editor = await desk.signIn('editor', {locale, name: 'Lena'})
      for (const kind of editedKinds.filter(kind => kind !== 'agency')) {
        const path = `/desk/content/${kind}/+new`
        const {body} = await editor.get(path)
        assert.deepEqual(foreignTo(body), [], path)
        const sent = {...fieldsOf(body), $key: 'a-new-one', do: 'publish'}
        const refused = await editor.post(path, sent)
        assert.equal(refused.status, 422, path)
        assert.deepEqual(foreignTo(refused.body), [], path)
      }
    })

    it(`faults of what was typed are in ${locale} alone`, async () => {
      const editor = await desk.signIn('editor', {locale, name: 'Lena'})
      const path = '/desk/content/properties/plain-flat'
      const typed = {
        ...{price: 'much', 'coordinates.0': '95', 'coordinates.1': '255', bedrooms: '99'},
        ...{permit_number: '???', listed: 'soon', media_url: 'here', area_sqft: '0'},
        ...{status: 'SOLD', transferred_at: '', builder: 'nobody', 'name.en': ''},
      }
      const before = fieldsOf((await editor.get(path)).body)
      const {body, status} = await editor.post(path, {...before, ...typed, do: 'publish'})
      assert.equal(status, 422)
      const faults = [...body.matchAll(/<li><a href="#[^"]+">([^<]+)<\/a><\/li>/g)]
      assert.ok(faults.length >= 10, `${faults.length}`)
      for (const [, fault = ''] of faults) assert.match(fault, scripts[locale])
      assert.match(/<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? '', scripts[locale])
      assert.deepEqual(foreignTo(body), [])
    })
  }

  it('the preview shows warnings before publishing', async () => {
    const editor = await desk.signIn('editor', {locale: 'ru'})
    const {body} = await editor.get('/desk/content/properties/expired-flat/preview')
    assert.match(body, /Разрешение действует до: Закончилось \d+ \p{Script=Cyrillic}+ \d{4}:/u)
    assert.deepEqual(foreignTo(body), [])
  })

  it('days and numbers in lists are those of the language', async () => {
    const read = async (editor: DeskClient, path: string) => (await editor.get(path)).body
    const editor = await desk.signIn('editor', {locale: 'ru'})
    for (const path of ['/desk/content/properties', '/desk/content/permits']) {
      const body = await read(editor, path)
      assert.match(body, /<time dateTime="\d{4}-\d\d-\d\d">\d+ \p{Script=Cyrillic}+ \d{4}/u)
      assert.doesNotMatch(body.replace(/<[^>]*>/g, ' '), /\d{4}-\d\d-\d\d/)
    }
  })
})

/** Runs of Latin words in what an editor reads; records and their addresses are what they are. */
function foreignTo(html: string) {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const read = main
    .replace(/<(textarea|select|datalist)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replace(/\([^)]*\)|«[^»]*»|"[^"]*"|\bagency.*?\bmap\b|\bJPEG.*?\bAVIF\b/g, ' ')
  return read.match(/[A-Za-z]{2,}(?:[ ,:;]+[A-Za-z]{2,}){2,}/g) ?? []
}
