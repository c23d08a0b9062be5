/**
 * Checks the home page and the job search by the rules of HTML checkers and accessibility engines.
 */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {answered, homeNamed} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

describe('markup of the home page', () => {
  const {site} = useSite()
  before(() => {
    site.answers.getHomeItems = answered({
      featured_properties: [homeNamed('Pier'), homeNamed('Quay')],
      exclusive_properties: [homeNamed('Mole')],
    })
  })
  const read = async (path: string) => (await fetch(site.url + path)).text()

  it('every source of a picture says how wide it is shown', async () => {
    const sources = (await read('/')).match(/<source\b[^>]*srcset[^>]*>/gi) ?? []
    assert.ok(sources.length > 2)
    assert.deepEqual(
      sources.filter(source => !/ sizes="/.test(source)),
      [],
    )
  })

  it('every home has a name of its own', async () => {
    const articles = (await read('/')).match(/<article\b[^>]*>/g) ?? []
    const names = articles.map(article => / aria-label="([^"]+)"/.exec(article)?.[1])
    assert.ok(names.length >= 3 && names.every(Boolean), `${names}`)
    assert.equal(new Set(names).size, names.length)
  })

  it('no control points to a part that is not there', async () => {
    const html = await read('/')
    const controlled = [...html.matchAll(/ aria-controls="([^"]+)"/g)].map(([, id]) => id)
    assert.deepEqual(
      controlled.filter(id => !html.includes(` id="${id}"`)),
      [],
    )
  })

  it('the search of openings has a button that sends it', async () => {
    const [form = ''] =
      /<form class="openings__search.*?<\/form>/s.exec(await read('/careers')) ?? []
    assert.match(form, /<button type="submit"[^>]*>Search<\/button>/)
  })
})
