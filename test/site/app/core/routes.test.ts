import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {describe, it} from 'node:test'
import {routes} from '../../../../site/app/core/routes.ts'
import {bareBuilder} from '../../support/records/builders.ts'
import {bareCareer} from '../../support/records/careers.ts'
import {bareBlog, bareNews} from '../../support/records/editorial.ts'
import {bareHouse} from '../../support/records/open-houses.ts'
import {bareCommunity, bareNeighborhood} from '../../support/records/places.ts'
import {answered, bareProperty} from '../../support/records/property.ts'
import {bareMember} from '../../support/records/team.ts'
import {useSite} from '../../support/site/use-site.ts'

/** Spec section 2 and the decisions, to the letter. */
const TITLES: Record<string, string | null> = {
  '/': 'Home',
  '/communities': 'Communities',
  '/communities/detail/{id}': 'Communities',
  '/blogs': 'Blogs',
  '/blogs/detail/{slug}': 'Blogs',
  '/contact-us': 'Contact Us',
  '/team': 'Our Team',
  '/team/detail/{slug}': 'Our team',
  '/careers': 'Careers',
  '/careers/apply/{id}': 'Careers',
  '/lifestyle': 'Lifestyle',
  '/list-with-us': 'List With Us',
  '/properties': 'Properties',
  '/properties/{slug}': null,
  '/terms-and-conditions': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
  '/neighborhood-guides': 'Neighborhoods',
  '/neighborhood/detail/{name}': 'Neighborhoods',
  '/interactive-map': 'Interactive Map',
  '/news': 'News',
  '/news/{slug}': 'News',
  '/projects/{slug}': 'Projects',
  '/projects/detail/{slug}': 'Project',
  '/builders': 'Builders',
  '/open-houses': 'Open Houses',
  '/open-houses/{slug}': 'Open Houses',
  '/{launch}': null,
  '/thank-you': 'Thank You',
  '/tell-me-when': 'Notify me',
  '/send-shortlist': 'Send your shortlist',
  '/saved-searches/{token}': 'Saved search',
  '/book-viewing': 'Book a viewing',
  '/viewings/{token}': 'Viewing',
  '/shortlist': 'Shortlist',
  '/compare': 'Compare',
  '/buying-costs': 'Buying costs',
  '/dld-demo': 'Demonstration permit',
  '/dashboard': 'Dashboard',
  '/dashboard1': 'Dashboard',
}

const LAUNCH_TITLES: Record<string, string> = {
  '/aldar-haven': 'Aldar Haven',
  '/penthouse-for-sale-in-dubai-marina-tower': 'Marina Penthouse',
  '/apartments-for-sale-in-al-marjan-island': 'Al Marjan Island',
}

describe('routes of the site', () => {
  const {site} = useSite()

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, {headers, redirect: 'manual'})
    return {response, html: await response.text()}
  }
  const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

  it('each route has the title of the specification', () => {
    assert.deepEqual(Object.fromEntries(routes.map(({path, title}) => [path, title])), TITLES)
  })

  it('no two routes match the same address with equally many parameters', () => {
    const parameters = (path: string) => path.match(/\{/g)?.length ?? 0
    const overlap = (one: string, other: string) => {
      const [ones, others] = [one.split('/'), other.split('/')]
      return (
        ones.length === others.length &&
        ones.every((part, at) => part === others[at] || /\{/.test(part + others[at]))
      )
    }
    const paths = routes.map(({path}) => path)
    const ambiguous = paths.flatMap((one, at) =>
      paths
        .slice(at + 1)
        .filter(other => overlap(one, other) && parameters(one) === parameters(other))
        .map(other => `${one} and ${other}`),
    )
    assert.deepEqual(ambiguous, [])
  })

  it('each route answers 200 with its title, and before it the name of its record', async () => {
    site.answers['property-detail'] = answered(bareProperty)
    site.answers.getProjectsByBuilder = answered(bareBuilder)
    site.answers.getCommunityDetail = answered(bareCommunity)
    site.answers.careerDetail = answered(bareCareer)
    site.answers['getNeighborhood/some-thing'] = answered(bareNeighborhood)
    site.answers.getTeamMember = answered(bareMember)
    site.answers.getBlogDetail = answered({blog: bareBlog})
    site.answers.getNewsDetail = answered({news: bareNews})
    site.answers.getOpenHouseDetail = answered(bareHouse)
    site.answers.getSavedSearch = {statusCode: 404, message: 'Ended'}
    site.answers.getViewing = {statusCode: 404, message: 'Gone'}
    const names: Record<string, string> = {
      '/properties/{slug}': bareProperty.name,
      '/projects/detail/{slug}': bareProperty.name,
      '/projects/{slug}': bareBuilder.name,
      '/communities/detail/{id}': bareCommunity.name,
      '/neighborhood/detail/{name}': bareNeighborhood.name,
      '/team/detail/{slug}': bareMember.name,
      '/careers/apply/{id}': bareCareer.title,
      '/blogs/detail/{slug}': bareBlog.title,
      '/news/{slug}': bareNews.title,
      '/open-houses/{slug}': bareHouse.open_house_details.title,
    }
    for (const route of routes.filter(({file}) => file !== 'landing')) {
      const {response, html} = await get(route.path.replace(/\{\w+\}/g, 'some-thing'))
      assert.equal(response.status, 200, route.path)
      const name = names[route.path]
      const title = name && route.title ? `${name} | ${route.title}` : (name ?? route.title)
      assert.equal(titleIn(html), title, route.path)
    }
  })

  it('each launch page answers 200 with its title and without a footer', async () => {
    site.answers['property-detail'] = answered(bareProperty)
    for (const [path, title] of Object.entries(LAUNCH_TITLES)) {
      const {response, html} = await get(path)
      assert.equal(response.status, 200, path)
      assert.equal(titleIn(html), title, path)
      assert.doesNotMatch(html, /<footer class="footer/, path)
    }
  })

  it('an unknown address answers 404 with a search form and noindex', async () => {
    const {response, html} = await get('/no/such/page')
    assert.equal(response.status, 404)
    assert.match(html, /<form[^>]*action="\/properties"/)
    assert.match(html, /name="robots" content="noindex"/)
  })

  it('the dashboard redirects visitors without JavaScript to the home page', async () => {
    const {html} = await get('/dashboard')
    assert.match(html, /<noscript><meta http-equiv="refresh" content="0; url=\/"><\/noscript>/)
  })

  it('pages use the language of the cookie and send Vary: Cookie', async () => {
    const {response, html} = await get('/contact-us', {cookie: 'language=ru'})
    assert.match(html, /<html lang="ru" dir="ltr">/)
    assert.equal(titleIn(html), 'Контакты')
    assert.match(response.headers.get('vary') ?? '', /Cookie/)
    assert.match((await get('/contact-us')).html, /<html lang="en" dir="ltr">/)
  })

  it('the policy names scripts and styles by their hashes, and no tag has others', async () => {
    const {response, html} = await get('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const inline = [...html.matchAll(/<(script|style)(?! type=)[^>]*>(.*?)<\/\1>/gs)]
    assert.ok(inline.length > 4, `${inline.length} scripts and styles`)
    for (const [tag, , text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      assert.ok(policy.includes(`'sha256-${hash}'`), tag.slice(0, 80))
    }
    assert.doesNotMatch(html, /\sstyle="/)
    assert.doesNotMatch(html, /\son\w+="/)
  })

  it('built files are cached for a year, and a missing one answers a text 404', async () => {
    const {html} = await get('/')
    const [, script] = /"(\/assets\/react\/[^"]+\.js)"/.exec(html) ?? []
    const found = await get(script ?? '', {'accept-encoding': 'br'})
    assert.match(found.response.headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
    assert.equal(found.response.headers.get('content-encoding'), 'br')
    assert.equal(found.response.headers.get('access-control-allow-origin'), '*')
    const missing = await get('/assets/react/nothing.js')
    assert.equal(missing.response.status, 404)
    assert.match(missing.response.headers.get('content-type') ?? '', /text\/plain/)
  })
})
