import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {type Locale, locales} from '#kit/i18n/locale.ts'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {openHydrated} from '../../../../support/browser/conditions.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {watchStorage} from '../../../support/pages/watch-storage.ts'
import {launches} from '../../../support/records/launches.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {startSite} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const PRIVACY = '/privacy-policy'
const TERMS = '/terms-and-conditions'
const BROCHURE = 'documents/lighthouse.pdf'

const headings: Record<string, Record<Locale, string>> = {
  [TERMS]: {
    en: 'Terms and Conditions',
    fr: 'Conditions générales',
    ru: 'Условия использования',
    ar: 'الشروط والأحكام',
  },
  [PRIVACY]: {
    en: 'Privacy Policy',
    fr: 'Confidentialité',
    ru: 'Конфиденциальность',
    ar: 'سياسة الخصوصية',
  },
}

/** The law, the courts, and which language decides. */
const requiredTexts: Record<Locale, RegExp[]> = {
  en: [
    /laws of the United Arab Emirates as applied in the Emirate of Dubai/,
    /courts of Dubai/,
    /English text prevails.+requires Arabic/,
  ],
  fr: [
    /lois des Émirats arabes unis applicables dans l’émirat de Dubaï/,
    /tribunaux de Dubaï/,
    /texte anglais prévaut.+exige l’arabe/,
  ],
  ru: [
    /законами Объединённых Арабских Эмиратов.+в эмирате Дубай/,
    /суды Дубая/,
    /английский текст.+арабск/i,
  ],
  ar: [
    /لقوانين الإمارات العربية المتحدة.+في إمارة دبي/,
    /محاكم دبي/,
    /بالنص الإنجليزي.+بالنص العربي/,
  ],
}

describe('legal pages', () => {
  const suite = useSite({env: {LANGUAGES: locales.join()}})
  const {site, browser} = suite
  before(() => {
    site.answers['property-detail'] = answered({...completeProperty, brochure: BROCHURE})
    site.answers[`media/${BROCHURE}`] = Buffer.from('%PDF-1.7')
  })

  const read = async (path: string, language: Locale, {url} = site) => {
    const page = await readPage(url + path, language)
    return {page, text: page.texts('main').join()}
  }

  for (const path of [TERMS, PRIVACY]) {
    describe(path, () => {
      pageContract(suite, {complete: () => site.url + path})

      it(`${path} has the same sections and facts in every language`, async () => {
        const shapes = new Set<string>()
        for (const language of locales) {
          const {page, text} = await read(path, language)
          assert.equal(page.attribute('html', 'lang'), language)
          assert.deepEqual(page.texts('h1'), [headings[path]?.[language]])
          assert.equal(page.count('main [lang]'), 0)
          for (const words of requiredTexts[language]) assert.match(text, words)
          for (const fact of [agency.legalEntity, agency.orn, agency.mail, agency.phone]) {
            assert.ok(text.includes(fact), `${language}: ${fact}`)
          }
          assert.doesNotMatch(text, /[{}[\]`]|undefined/)
          // The same sections, paragraphs, entries, links and names in every language.
          const shape = ['section', 'p', 'li', 'dt', 'dd', 'a'].flatMap(tag =>
            ['id', 'href'].map(name => page.attributes(`main ${tag}`, name)),
          )
          shapes.add(JSON.stringify([shape, page.texts('main code')]))
        }
        assert.equal(shapes.size, 1)
      })

      it(`${path} links its table of contents to its numbered headings`, async () => {
        const {page, leave} = await visit(browser, site.url + path, {
          ...{language: 'fr', javaScriptEnabled: false},
        })
        const contents = await page
          .locator('.law__contents a')
          .evaluateAll(all => all.map(link => [link.getAttribute('href'), link.textContent]))
        assert.ok(contents.length > 12)
        for (const [href, text] of contents) {
          assert.equal(await page.locator(`${href} h2`).textContent(), text)
        }
        assert.match(`${contents[0]?.[1]}`, /^1\. /)
        await page.locator('.law__contents a').nth(8).click()
        await page.waitForURL(url => url.hash === contents[8]?.[0])
        const top = await page.locator(`${contents[8]?.[0]} h2`).evaluate(heading => {
          return heading.getBoundingClientRect().top
        })
        assert.ok(top > 0 && top < 400, `${top}`)
        await leave()
      })
    })
  }

  it('the text of the legal pages is in no script and no hydration data', async () => {
    const {page, open, leave} = await visit(browser, `${site.url}/contact-us`)
    const arriving: Promise<string>[] = []
    page.on('response', response => {
      if (/\.js$/.test(response.url())) arriving.push(response.text())
    })
    // Wait for all bodies: reading one after the page was closed fails.
    await open(site.url + PRIVACY)
    const scripts = await Promise.all(arriving)
    assert.ok(scripts.length > 0)
    assert.ok(!scripts.some(script => script.includes('PDPL')))
    assert.doesNotMatch(`${await page.locator('#handover').textContent()}`, /PDPL/)
    await leave()
  })

  it('the terms link to the accessibility statement, in every language', async () => {
    for (const language of locales) {
      const {page} = await read(TERMS, language)
      const href = page.attribute('main a[href*="/docs/accessibility/"]', 'href')
      assert.equal((await fetch(new URL(`${href}`, site.url))).status, 200, language)
    }
  })

  it('the legal pages name the data protection law, RERA and the DLD', async () => {
    for (const language of locales) {
      const privacy = await read(PRIVACY, language)
      assert.match(privacy.text, /45.+2021.+PDPL/)
      assert.match(privacy.text, /UAE Data Office/)
      const terms = await read(TERMS, language)
      assert.match(terms.text, /DLD.+RERA/)
    }
  })

  it('the privacy policy names all that the browser stores, in every language', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    const written = await watchStorage(page.context())
    await openHydrated(page, `${site.url}/properties/${completeProperty.slug}`)
    await page.getByRole('button', {name: `Shortlist: ${completeProperty.name}`}).click()
    await page.getByRole('link', {name: 'Download Brochure'}).first().click()
    const dialog = page.getByRole('dialog', {name: 'Download Brochure'})
    await dialog.getByLabel('Name').fill('Layla Haddad')
    await dialog.getByLabel('Phone').fill('971501234567')
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', {name: 'Send'}).click()
    await saving
    await page.goto(`${site.url}/shortlist`)
    await page.getByLabel(`Compare: ${completeProperty.name}`, {exact: true}).check()
    await page.getByRole('button', {name: 'Language'}).click()
    await page.getByRole('link', {name: 'Русский'}).click()
    await page.waitForFunction(() => document.documentElement.lang === 'ru')
    await page.goto(site.url + launches[0]?.path)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    const names = await written()
    await leave()
    assert.deepEqual(names, [
      'compare',
      'contact-dialog',
      'download',
      'form_token',
      'language',
      'recent',
      'shortlist',
    ])
    for (const language of locales) {
      const policy = await read(PRIVACY, language)
      const listedNames = policy.page.texts('#your-browser dt code')
      for (const name of names) assert.ok(listedNames.includes(name), `${language}: ${name}`)
    }
  })

  it('the privacy policy names the map tile server only if one is configured', async () => {
    const siteWithTiles = await startSite({
      LANGUAGES: locales.join(),
      MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.jpg',
    })
    for (const language of locales) {
      const policy = await read(PRIVACY, language, siteWithTiles)
      assert.match(policy.text, /tiles\.example\.com/)
      const silent = await read(PRIVACY, language)
      assert.doesNotMatch(
        silent.text,
        /satellite pictures\.|images satellite|спутниковые снимки|الأقمار الصناعية/,
      )
    }
    await siteWithTiles.close()
  })
})
