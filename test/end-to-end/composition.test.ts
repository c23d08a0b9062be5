/** The site composes: each page holds the widgets that show what it is about, and draws none of it again. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {readPage} from '../site/support/pages/read-page.ts'
import {demoProduct, TIMEOUT} from '../support/browser/shared.ts'
import {pathsOfTypes} from '../support/paths-of-site.ts'

/** Routes of the specification whose feature is a widget -> the widgets in their `main`. */
const WIDGETS: Record<string, string[]> = {
  '/': ['ocp-property-search', 'ocp-reviews', 'ocp-newsletter'],
  '/properties': ['ocp-property-list'],
  '/properties/{slug}': ['ocp-contact-form', 'ocp-neighbourhood-map'],
  '/projects/{slug}': ['ocp-contact-form'],
  '/projects/detail/{slug}': ['ocp-project-page'],
  '/open-houses/{slug}': ['ocp-open-house-carousel', 'ocp-contact-form'],
  '/lifestyle': ['ocp-contact-form'],
  '/interactive-map': ['ocp-neighbourhood-map'],
  '/team/detail/{slug}': ['ocp-team-contact'],
  '/list-with-us': ['ocp-list-with-us'],
  '/careers/apply/{id}': ['ocp-careers-apply'],
  '/contact-us': ['ocp-contact-form', 'ocp-neighbourhood-map'],
}

/** Widgets in the document -> what is read in them by a parser that knows no shadow roots. */
const IN_DOCUMENT = [
  ['/projects/detail/{slug}', 'ocp-project-page', '.property-section'],
  ['/open-houses/{slug}', 'ocp-open-house-carousel', 'img[alt]'],
] as const

describe('composition of the site from widgets', () => {
  let site = ''
  let paths: Map<string, string>
  before(async () => {
    ;({site} = await demoProduct())
    paths = await pathsOfTypes(site)
  }, TIMEOUT)

  for (const [route, widgets] of Object.entries(WIDGETS)) {
    it(`the served page of ${route} holds ${widgets.join(', ')}`, async () => {
      const page = await readPage(site + paths.get(route))
      assert.equal(page.status, 200)
      for (const tag of ['header ocp-book-now', ...widgets.map(tag => `main ${tag}`)]) {
        assert.equal(page.count(tag), 1, tag)
      }
    })
  }

  for (const [route, tag, content] of IN_DOCUMENT) {
    it(`${tag} of ${route} is plain HTML, all of which is in the element`, async () => {
      const page = await readPage(site + paths.get(route))
      const own = page.count(`${tag} > [data-root] ${content}`)
      assert.ok(own > 3, `${own} of ${content}`)
      assert.equal(page.count(`${tag} > shadow-root`), 0)
      const elsewhere = `main ${content}:not(${tag} *, .house-gallery *, #dld *, shadow-root *)`
      assert.equal(page.count(elsewhere), 0)
    })
  }
})
