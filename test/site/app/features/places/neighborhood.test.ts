import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import type {BrowserContextOptions, Locator, Page} from 'playwright-core'
import type {Neighborhood} from '#trade/contract/entities.ts'
import {intersectionsKnown, openHydrated} from '../../../../support/browser/conditions.ts'
import {isEverything} from '../../../../support/tier.ts'
import {violations} from '../../../support/pages/axe.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {
  bareNeighborhood,
  LONG_NAME,
  ropeYard,
  saltHarbour,
} from '../../../support/records/places.ts'
import {answered} from '../../../support/records/property.ts'
import type {RunningSite} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {texts} = claims
const FILM = readFileSync(
  new URL('../../../../../site/app/media/films/home-tall/home-tall.mp4', import.meta.url),
)
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('neighbourhood guide', () => {
  const suite = useSite()
  const {site, browser} = suite

  const answer = (name: string, answer: RunningSite['answers'][string]) => {
    site.answers[`getNeighborhood/${encodeURIComponent(name)}`] = answer
  }
  const show = (place: Neighborhood, community?: string) => {
    answer(place.name, answered(place))
    const query = community ? `?community=${encodeURIComponent(community)}` : ''
    return `${site.url}/neighborhood/detail/${encodeURIComponent(place.name)}${query}`
  }
  const read = (place: Neighborhood, community?: string) =>
    visit(browser, show(place, community), WITHOUT_SCRIPT)
  const served = (place: Neighborhood, community?: string) => readPage(show(place, community))

  pageContract(suite, {
    complete: () => show(saltHarbour, 'School Districts'),
    others: [() => show(ropeYard, 'School Districts')],
    sparse: [() => show(bareNeighborhood)],
    long: [() => show({...saltHarbour, name: LONG_NAME}), () => show(ropeYard)],
    picture: 'pictures/harbour',
    missing: {call: 'getNeighborhood/Salt%20Harbour'},
    failing: {
      call: 'getNeighborhood/Salt%20Harbour',
      message: 'Something went wrong!',
      status: 200,
      recovered: page => page.getByRole('heading', {level: 1, name: 'Salt Harbour'}),
    },
  })

  it('the guide shows every section of a complete record without JavaScript', async () => {
    const page = await served(saltHarbour, 'School Districts')
    assert.equal(page.title, 'Salt Harbour | Neighborhoods')
    assert.deepEqual(page.texts('main :is(h1, h2)'), [
      'Salt Harbour',
      'Mornings',
      'Between two tides',
      'Local amenities',
      'Our experts',
    ])
    assert.match(page.texts('.opening__text').join(), /Nets dry .*Mornings\s+Early.*Boats/s)
    assert.deepEqual(page.texts('.living__text'), ['A flat costs little.'])
    assert.deepEqual(
      page.attributes('main .picture__image', 'src').map(src => new URL(`${src}`).pathname),
      ['harbour', 'quay', 'mina', 'jan'].map(name => `/storage/pictures/${name}.webp`),
    )
    assert.deepEqual(page.links('.trail a'), {
      Home: '/',
      Communities: '/communities',
      'School Districts': '/neighborhood-guides?name=School%20Districts',
    })
    assert.deepEqual(page.links('.opening__ways a'), {
      'Homes in Salt Harbour': '/properties?community=Salt+Harbour',
      'See it on the map': '/interactive-map?name=School%20Districts',
    })
    const request = site.received.find(({call}) => call.startsWith('getNeighborhood/'))
    assert.equal(new URLSearchParams(request?.query).get('community'), 'School Districts')
  })

  it('the guide renders headings of rich text as h2 and h3, below its own h1', async () => {
    const page = await served(saltHarbour)
    assert.deepEqual(page.texts('.opening__text h2'), ['Mornings'])
    assert.deepEqual(page.texts('.opening__text h3'), ['Boats'])
  })

  it('the guide lists each detail as a bullet with its label and value', async () => {
    const page = await served(saltHarbour)
    assert.deepEqual(page.cells('.living ul > li'), [
      ['Ferry', 'Every ten minutes'],
      ['Rents', 'AED 60,000'],
    ])
  })

  it('the guide groups amenities by the specified categories and hides empty ones', async () => {
    const kinds = async () => {
      const {page, leave} = await read(saltHarbour)
      const found = await page
        .locator('.nearby__kind')
        .evaluateAll(all =>
          all.map(kind => [
            kind.querySelector('h3')?.textContent,
            [...kind.querySelectorAll('li')].map(item => item.textContent),
          ]),
        )
      await leave()
      return found
    }
    assert.deepEqual(await kinds(), [
      ['Park', ['Mole Park', 'Net Garden']],
      ['Arts & Culture', ['Museum of Knots']],
      ['Recreational Activities', ['Rowing club']],
      ['Restaurants', ['The Anchor', 'Two Herrings']],
      ['Shopping', ['Fish hall']],
      ['Entertainment', ['Lantern cinema']],
    ])
    const {page, leave} = await read({...saltHarbour, local_amenities: {schools: 'Pier School'}})
    assert.deepEqual(await texts(page, '.nearby h3'), ['Schools'])
    await leave()
  })

  it('a commercial neighbourhood shows its commercial block instead of amenities', async () => {
    const page = await served(ropeYard)
    assert.deepEqual(page.texts('main h2'), [
      'Mornings',
      'Between two tides',
      'Desks above the ropes',
      'Our experts',
    ])
    assert.deepEqual(page.texts('.commercial__text'), ['Floors of any size.'])
    assert.equal(page.says('Mole Park'), false)
  })

  it('the guide leaves out elements for missing optional fields', async () => {
    const empty = {...bareNeighborhood, section_2_details: [], member_id: [], local_amenities: {}}
    for (const place of [bareNeighborhood, empty]) {
      const {page, leave} = await read(place)
      assert.deepEqual(await texts(page, 'main :is(h1, h2)'), ['Plain Corner'])
      assert.ok(await page.getByRole('link', {name: 'Homes in Plain Corner'}).isVisible())
      await leave()
    }
  })

  it('the guide lists the first four experts, each with a link to their page', async () => {
    const page = await served(saltHarbour)
    assert.deepEqual(page.texts('.expert__name'), [
      'Mina Darwish',
      'Omar Said',
      'Jan de Wit',
      'Lea Roux',
    ])
    assert.deepEqual(page.texts('.expert__occupation'), ['Houseboats', 'Lofts'])
    assert.deepEqual(page.links('.expert__more a'), {
      'Read More: Mina Darwish': '/team/detail/mina',
      'Read More: Omar Said': '/team/detail/omar',
      'Read More: Jan de Wit': '/team/detail/jan',
      'Read More: Lea Roux': '/team/detail/lea',
    })
  })

  it('the guide sanitises record markup in its HTML and hydration data', async () => {
    for (const place of [saltHarbour, ropeYard]) {
      assert.doesNotMatch(await (await fetch(show(place))).text(), /alert\(/)
    }
  })

  it('the guide loads its first picture eagerly and the second lazily', async () => {
    const html = await (await fetch(show(saltHarbour))).text()
    const [hero, next] = html.match(/<img class="picture__image"[^>]*>/g) ?? []
    assert.match(`${hero}`, /loading="eager"[^>]*fetchpriority="high"/i)
    assert.match(`${hero}`, /alt="Nets on a harbour wall\."/)
    assert.match(`${next}`, /loading="lazy"/)
  })

  it('the guide marks untranslated text with lang="en"', async () => {
    const in_english = ['name', 'section_2_details[1].value', 'local_amenities.parks']
    const url = show({...saltHarbour, in_english})
    const page = await readPage(url, 'fr')
    assert.deepEqual(page.texts('main article [lang=en]:not(.trail *)'), [
      'Salt Harbour',
      'AED 60,000',
      'Mole Park Net Garden',
    ])
  })

  describe('expert films of the neighbourhood guide', () => {
    /** A visitor whose requests for films are fulfilled and recorded. */
    async function arrive(options: BrowserContextOptions = {}) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const films: string[] = []
      page.on('request', request => {
        const [, name] = /\/(\w+)\.mp4$/.exec(request.url()) ?? []
        if (name) films.push(name)
      })
      await page.route('**/storage/films/*', route =>
        route.fulfill({body: FILM, contentType: 'video/mp4'}),
      )
      /** A film's button changes a moment before the film is requested. */
      const fetches = async (name: string) => {
        if (!films.includes(name)) await page.waitForRequest(`**/${name}.mp4`)
      }
      return {page, films, fetches, leave: () => context.close()}
    }
    /** Opens the guide and scrolls to its experts. */
    async function watch(options: BrowserContextOptions = {}, saveData = false) {
      const visitor = await arrive(options)
      const {page, films} = visitor
      if (saveData) {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', {value: {saveData: true}})
        })
      }
      await openHydrated(page, show(saltHarbour))
      await intersectionsKnown(page)
      assert.deepEqual(films, [])
      await page.locator('.experts').scrollIntoViewIfNeeded()
      return visitor
    }
    const film = (page: Page, name: string) =>
      page.getByRole('group', {name: `Film: ${name}`, exact: true})
    const button = (place: Locator, name: string) => place.getByRole('button', {name, exact: true})

    it('each expert’s film starts by itself, muted, when it is scrolled into view', async () => {
      const {page, films, fetches, leave} = await watch()
      for (const [name, file] of [
        ['Mina Darwish', 'mina'],
        ['Omar Said', 'omar'],
      ] as const) {
        await film(page, name).scrollIntoViewIfNeeded()
        await button(film(page, name), 'Pause').waitFor()
        const video = film(page, name).locator('video')
        assert.equal(await video.evaluate(({muted}: HTMLVideoElement) => muted), true)
        await fetches(file)
      }
      assert.deepEqual([...new Set(films)].sort(), ['mina', 'omar'])
      assert.equal(await film(page, 'Jan de Wit').count(), 0)
      await leave()
    })

    it('an expert’s film is not requested until about a second after it is in view', async () => {
      const {page, films, leave} = await arrive()
      await page.clock.install({time: '2026-01-01T10:00:00'})
      await openHydrated(page, show(saltHarbour))
      await page.clock.pauseAt('2026-01-01T11:00:00')
      await page.locator('.experts').scrollIntoViewIfNeeded()
      await button(film(page, 'Mina Darwish'), 'Play').waitFor()
      await page.clock.runFor(900)
      assert.equal(films.length, 0)
      // On a busy machine the timer starts late, but never early.
      do await page.clock.runFor(200)
      while (!films.includes('mina'))
      await leave()
    })

    it('the buttons of an expert’s film are never on a portrait narrower than 200 px', async () => {
      for (const width of [320, 390, 640, 960]) {
        const {page, leave} = await visit(browser, show(saltHarbour), {
          viewport: {width, height: 800},
        })
        const portraits = page.locator('.expert__portrait')
        const widths = await portraits.evaluateAll(all => all.map(({clientWidth}) => clientWidth))
        assert.ok(Math.min(...widths) >= 200, `${width}: ${widths}`)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
        await leave()
      }
    })

    it('expert films wait for Play under prefers-reduced-motion or Save-Data', async () => {
      const wishes = [[{reducedMotion: 'reduce'}, false] as const, [{}, true] as const]
      for (const [options, saveData] of isEverything ? wishes : wishes.slice(0, 1)) {
        const {page, films, fetches, leave} = await watch(options, saveData)
        const mina = film(page, 'Mina Darwish')
        await button(mina, 'Play').waitFor()
        assert.deepEqual(films, [])
        await button(mina, 'Play').click()
        await button(mina, 'Pause').waitFor()
        await fetches('mina')
        assert.deepEqual([...new Set(films)], ['mina'])
        assert.deepEqual(await violations(page), [])
        await leave()
      }
    })
  })
})
