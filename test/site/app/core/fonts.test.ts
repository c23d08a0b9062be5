/** The type of the brand arrives: the name in outlines, headings when they come, the text in time. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

const LANGUAGES = ['en', 'fr', 'ru', 'ar']

describe('fonts of a page', () => {
  const {site, browser} = useSite({env: {LANGUAGES: LANGUAGES.join()}})

  it('headings take the face of their script when it comes, Latin text its own only in time, and paper always', async () => {
    for (const lang of LANGUAGES) {
      const html = await (await fetch(`${site.url}/contact-us?lang=${lang}`)).text()
      const faces = (
        html.match(/<style[^>]* id="(?:heading-)?faces"[^>]*>.*?<\/style>/gs) ?? []
      ).join('')
      const fetched = [...faces.matchAll(/@font-face\{([^}]*url\([^}]*)\}/g)].map(
        ([, face]) => face,
      )
      assert.ok(fetched.length > 0, lang)
      for (const face of fetched) {
        const isInTime = /Manrope/.test(`${face}`) || (lang === 'ar' && /Cormorant/.test(`${face}`))
        const wanted = /Paper/.test(`${face}`) ? 'block' : isInTime ? 'optional' : 'swap'
        assert.match(`${face}`, new RegExp(`font-display:${wanted}`), lang)
      }
    }
  })

  it('the agency’s name is drawn without any font, and named for those who do not see it', async () => {
    for (const lang of ['en', 'ar']) {
      const {page, leave} = await visit(browser, `${site.url}/contact-us?lang=${lang}`)
      const link = page.getByRole('banner').getByRole('link', {name: agency.name})
      const drawn = link.locator('svg.wordmark__drawn')
      assert.equal(await drawn.getAttribute('aria-hidden'), 'true')
      assert.equal(await drawn.locator('path').count(), 2)
      const box = await drawn.boundingBox()
      assert.ok(box && box.width > 60 && box.height > 30, JSON.stringify(box))
      await leave()
    }
  })
})
