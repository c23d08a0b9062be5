/** A language that the product does not have: one line in the table, and its catalogues. */
import assert from 'node:assert/strict'
import {execFile} from 'node:child_process'
import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {promisify} from 'node:util'
import type {WorkingCopy} from '../../support/partner/working-copy.ts'
import {newFolder, set} from '../server/support/content/content.ts'
import {type DevServer, startDev} from './support/dev-server.ts'

const TABLE = 'widgets/kit/i18n/locale.ts'
const LINE =
  "  xx: {name: 'Xxish', direction: 'rtl', formats: 'xx-XX', groupSeparator: '_', units: 'sqm', colon: ': ', weekdaySeparator: '; '},\n"

/** A busy machine takes long to bundle the libraries and to make a database. */
const COLD_START = {timeout: 180_000}

async function addLanguage({folder, edit}: WorkingCopy) {
  await edit(TABLE, '} as const satisfies', `${LINE}} as const satisfies`)
  for (const file of globSync('{widgets/*,site/{app,desk}}/messages/en.po', {cwd: folder})) {
    const english = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file.replace(/en\.po$/, 'xx.po')), pseudo(english))
  }
}

/** Each text between marks. */
const pseudo = (catalogue: string) =>
  catalogue
    .replace('Language: en', 'Language: xx')
    .replace(
      /^msgstr ((?:"(?:[^"\\]|\\.)+"\n?)+)/gm,
      (_, text: string) => `msgstr ${text.replace('"', '"⟦').replace(/"(\n?)$/, '⟧"$1')}`,
    )

describe('a language that is added', () => {
  let dev: DevServer
  let content: string
  before(async () => {
    content = await newFolder(
      set('neighborhoods', 'coral-bay', {title: {en: 'Coral Bay', xx: 'Xoral Xay'}}),
      set('property-types', 'villa', {name: {en: 'Villa', fr: 'Villa', ru: 'Вилла'}}),
    )
    dev = await startDev({LANGUAGES: 'en,xx', SEED: content}, addLanguage)
  }, COLD_START)
  after(() => dev?.stop())

  const text = async (path: string) => {
    const response = await fetch(dev.url + path)
    assert.equal(response.status, 200, path)
    return response.text()
  }
  const run = async (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {cwd: dev.folder})

  it('has pages that say language and direction, in its own texts', async () => {
    const html = await text('/contact-us?lang=xx')
    assert.match(html, /<html lang="xx" dir="rtl">/)
    assert.match(html, /<title>⟦Contact Us⟧/)
    assert.match(html, /<h1[^>]*>⟦/)
    assert.match(html, /property="og:locale" content="xx_XX"/)
  })

  it('the language menu lists a new language, and its pages are alternates of the English ones', async () => {
    const html = await text('/contact-us')
    assert.match(html, /<a [^>]*\/contact-us\?lang=xx".*?lang="xx" dir="rtl"[^>]*>Xxish</s)
    assert.match(html, /hreflang="xx" href="[^"]+\/contact-us\?lang=xx"/)
  })

  it('the sitemap lists a new language, which has feeds and pictures for sharing', async () => {
    assert.match(await text('/sitemap.xml'), /\/contact-us\?lang=xx/)
    const feed = await text('/blogs/rss.xml?lang=xx')
    assert.match(feed, /<language>xx<\/language>/)
    assert.match(feed, /<title>⟦Blogs⟧/)
    const [, image = ''] =
      /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(
        await text('/contact-us?lang=xx'),
      ) ?? []
    assert.match(image, /xx/)
    const {headers} = await fetch(dev.url + image)
    assert.match(headers.get('content-type') ?? '', /^image\//)
  })

  it('has the texts of the content; what is not translated is marked as English', async () => {
    const html = await text('/neighborhood/detail/Coral%20Bay?lang=xx')
    assert.match(html, /<h1[^>]*>Xoral Xay</)
    assert.match(html, /lang="en"[^>]*>(<p>)?Calm water/)
  })

  it('the content check accepts a new language, and still refuses others', async () => {
    assert.match((await run('site/commands/content.ts', 'check', content)).stdout, /records/)
    const wrong = await newFolder(set('builders', 'north-wind', {about: {en: 'A', yy: 'B'}}))
    await assert.rejects(run('site/commands/content.ts', 'check', wrong), ({stderr}) => {
      assert.match(stderr, /about\.yy.* There are en, fr, ru, ar, xx\./)
      return true
    })
  })

  it('the docs offer a new language in the playground and in their lists of languages', async () => {
    assert.match(await text('/docs/widgets/ocp-newsletter/'), /data-value="xx" lang="xx">Xxish</)
    assert.match(await text('/docs/'), /English, French, Russian, Arabic and xx/)
    assert.match(await text('/docs/custom-elements.json'), /`en`, `fr`, `ru`, `ar` or `xx`/)
  })

  it('types and server texts of the npm package include a new language', async () => {
    const {stdout} = await run(
      '--eval',
      "import('./site/build/npm/types/entries.ts').then(({serverTypes}) => console.log(serverTypes()))",
    )
    assert.match(stdout, /`en`, `fr`, `ru`, `ar` or `xx`/)
  })

  it("the loader's button speaks a new language on partners' pages", async () => {
    assert.ok((await text('/embed/v1/loader.js')).includes('⟦Book Now⟧'))
  })

  it('a widget that is begun later has a catalogue for it', async () => {
    await run('site/commands/new-widget.mjs', 'office-hours')
    const catalogue = readFileSync(join(dev.folder, 'widgets/office-hours/messages/xx.po'), 'utf8')
    assert.match(catalogue, /Language: xx/)
  })
})
