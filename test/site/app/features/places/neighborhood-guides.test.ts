import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Community, Neighborhood} from '#trade/contract/entities.ts'
import {cannedDescriptions} from '../../../../../site/app/features/places/canned-descriptions.ts'
import {violations} from '../../../support/pages/axe.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {
  bareNeighborhood,
  LONG_NAME,
  lagoon,
  neighborhoodNamed,
  residential,
  ropeYard,
  saltHarbour,
} from '../../../support/records/places.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const CALL = 'getNeighborhoodsByCommunity'
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('list of neighbourhood guides', () => {
  const suite = useSite()
  const {site, browser} = suite

  const list = (community: Partial<Community> | null, ...neighborhood: Neighborhood[]) => {
    site.answers[CALL] = answered({community, neighborhood})
    return address(community?.name)
  }
  const address = (name?: string) =>
    `${site.url}/neighborhood-guides${name ? `?name=${encodeURIComponent(name)}` : ''}`
  const requestedCommunities = () =>
    site.received
      .filter(({call}) => call === CALL)
      .map(({query}) => new URLSearchParams(query).get('community_name'))
  const places = [saltHarbour, ropeYard, bareNeighborhood]
  const described = async (name: string) => {
    const {page, leave} = await visit(browser, list({name}, ...places), WITHOUT_SCRIPT)
    const paragraphs = await texts(page, '.opening__text')
    await leave()
    return paragraphs
  }
  const cannedOf = (name: string) => cannedDescriptions.find(canned => canned.name === name)?.text

  const many = Array.from({length: 30}, (_, n) => neighborhoodNamed(`Quarter ${n}`))
  const long = {...saltHarbour, name: LONG_NAME}
  pageContract(suite, {
    complete: () => list(lagoon, ...places),
    sparse: [() => list(residential, ...many)],
    long: [() => list({...lagoon, title: LONG_NAME}, ...places, long)],
    failing: {
      call: CALL,
      message: 'Something went wrong',
      status: 200,
      recovered: page => page.getByRole('heading', {level: 1, name: 'Between Lagoon and Dunes'}),
    },
  })

  it('guides of a community with the name of a neighbourhood have another title than its guide', async () => {
    const page = await readPage(
      list({...lagoon, title: undefined}, {...saltHarbour, name: lagoon.name}),
    )
    assert.equal(page.title, 'Neighborhoods of Lagoon & Dunes | Neighborhoods')
    assert.deepEqual(page.texts('h1'), ['Neighborhoods of Lagoon & Dunes'])
  })

  it('the list of guides shows the community’s text and links its neighbourhoods', async () => {
    const page = await readPage(list(lagoon, ...places))
    assert.equal(page.title, 'Between Lagoon and Dunes | Neighborhoods')
    assert.deepEqual(page.texts('h1'), ['Between Lagoon and Dunes'])
    assert.match(page.texts('.opening__text').join(), /^Salt on the one side/)
    const of = '?community=Lagoon%20%26%20Dunes'
    assert.deepEqual(page.links('.story a'), {
      'Salt Harbour': `/neighborhood/detail/Salt%20Harbour${of}`,
      'Rope Yard': `/neighborhood/detail/Rope%20Yard${of}`,
      'Plain Corner': `/neighborhood/detail/Plain%20Corner${of}`,
    })
    assert.deepEqual(page.links('.opening__ways a'), {
      'See them on the map': '/interactive-map?name=Lagoon%20%26%20Dunes',
      'Homes in these neighbourhoods': '/communities/detail/c%2F2',
    })
    assert.deepEqual(requestedCommunities(), ['Lagoon & Dunes'])
  })

  it('three communities are described by built-in text instead of the record’s', async () => {
    for (const name of ['Residential Communities', 'Commercial Communities', 'School Districts']) {
      assert.ok(cannedOf(name), name)
      assert.deepEqual(await described(name), [cannedOf(name)])
    }
    const page = await readPage(list(residential, ...places))
    assert.equal(page.says('The record says something else.'), false)
  })

  it('a community without a description gets a generic built-in text', async () => {
    const [fallback] = await described('Somewhere New')
    assert.match(`${fallback}`, /^Each neighbourhood has its own morning/)
  })

  it('the list of guides translates its built-in heading and text', async () => {
    const url = list({name: 'School Districts'}, ...places)
    const page = await readPage(url, 'ru')
    assert.deepEqual(page.texts('h1'), ['Районы рядом со школами'])
    assert.match(page.texts('.opening__text').join(), /^Семьи редко выбирают/)
  })

  it('the list of all guides has an English heading and the title of the specification', async () => {
    list({name: 'Neighborhoods'}, ...places)
    const page = await readPage(address())
    assert.deepEqual(requestedCommunities(), ['Neighborhoods'])
    assert.equal(page.title, 'Neighborhoods')
    assert.deepEqual(page.texts('h1'), ['Neighborhoods'])
    assert.equal(page.count('.story'), 3)
  })

  it('an unknown community shows heading Neighborhoods and links, but no text', async () => {
    site.answers[CALL] = {statusCode: 404, message: 'There is no such record.'}
    const {page, consoleMessages, leave} = await visit(browser, address('Residential Communities'))
    assert.deepEqual(consoleMessages, [])
    assert.deepEqual(await texts(page, 'h1'), ['Neighborhoods'])
    assert.deepEqual(await texts(page, '.opening__text'), [])
    assert.deepEqual(await links(page, '.nothing-here a'), {
      'All neighbourhoods': '/neighborhood-guides?name=Neighborhoods',
      'All communities': '/communities',
      'All properties': '/properties',
    })
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('the list of guides changes with the community, and Back restores the first', async () => {
    site.answers[CALL] = query =>
      answered({
        community: {name: query.get('community_name')},
        neighborhood: [neighborhoodNamed(`Heart of ${query.get('community_name')}`)],
      })
    const {page, consoleMessages, leave} = await visit(browser, address('North'))
    await claims.follow(page, '/neighborhood-guides?name=South')
    await page.getByRole('heading', {level: 1, name: 'South'}).waitFor()
    assert.deepEqual(await texts(page, '.story__name'), ['Heart of South'])
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'North'}).waitFor()
    assert.deepEqual(await texts(page, '.story__name'), ['Heart of North'])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a community without neighbourhoods shows a message that there are no guides', async () => {
    for (const answer of [{community: lagoon, neighborhood: []}, {community: lagoon}, null]) {
      site.answers[CALL] = answered(answer)
      const {page, consoleMessages, leave} = await visit(browser, address('Lagoon & Dunes'))
      assert.deepEqual(consoleMessages, [])
      assert.ok(await page.getByText('There are no guides here yet.').isVisible())
      await leave()
    }
  })
})
