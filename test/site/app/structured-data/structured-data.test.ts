import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {OpenHouse, Property} from '#trade/contract/entities.ts'
import {matchRoute} from '../../../../site/app/core/match-route.ts'
import {routes} from '../../../../site/app/core/routes.ts'
import {once} from '../../../support/browser/once.ts'
import {dayFrom} from '../../../support/dates.ts'
import {particulars, units} from '../../../support/records/particulars.ts'
import {
  breadcrumbNames,
  missingFromPage,
  textOf,
  visibleTrail,
} from '../../support/pages/structured-data-on-page.ts'
import {completeBuilder} from '../../support/records/builders.ts'
import {keeper, openings} from '../../support/records/careers.ts'
import {bareBlog, bareNews, crane, ferry, ropes, tides} from '../../support/records/editorial.ts'
import {launches} from '../../support/records/launches.ts'
import {bareHouse, houseWith, inDays, millHouse} from '../../support/records/open-houses.ts'
import {bareCommunity, lagoon, ropeYard, saltHarbour, types} from '../../support/records/places.ts'
import {
  answered,
  bareProperty,
  completeProperty,
  found,
  homeNamed,
} from '../../support/records/property.ts'
import {bareMember, listings, mina} from '../../support/records/team.ts'
import {
  type Facts,
  factsIn,
  type Node,
  nodesOf,
  problemsIn,
} from '../../support/seo/structured-data.ts'
import {useSite} from '../../support/site/use-site.ts'

const since = '2026-03-04'
const rented: Property = {
  ...completeProperty,
  name: 'Rope Loft',
  purpose: 'residential-rent',
  price_period: 'year',
  property_type: 'penthouse',
  about: {...completeProperty.about, price: 240000, type: 'Penthouse'},
}

/** Every kind of page, at an address that the back end below has something for. */
const PAGES = [
  '/',
  '/properties',
  '/properties/lighthouse-villa',
  '/projects/detail/lighthouse-villa',
  launches[0]?.path ?? '',
  '/builders',
  '/projects/quay-and-sons',
  '/communities',
  '/communities/detail/c-2',
  '/neighborhood-guides?name=Lagoon',
  '/neighborhood/detail/Salt%20Harbour?community=Lagoon',
  '/lifestyle',
  '/team',
  '/team/detail/mina-darwish',
  '/careers',
  '/careers/apply/keeper',
  '/blogs',
  '/blogs/detail/tides',
  '/news',
  '/news/ferry',
  '/open-houses',
  '/open-houses/tea-and-flour',
  '/contact-us',
  '/list-with-us',
  '/interactive-map',
  '/privacy-policy',
  '/terms-and-conditions',
]

describe('structured data of pages', () => {
  const {site} = useSite()
  beforeEach(() => {
    Object.assign(site.answers, {
      'property-detail': answered(completeProperty),
      'search-properties': found('Other Villa', 'Third Villa'),
      getHomeItems: answered({featured_properties: [homeNamed('Pier')], exclusive_properties: []}),
      getBuilders: answered([{...completeBuilder, slug: 'quay-and-sons'}]),
      getProjectsByBuilder: answered(completeBuilder),
      getCommunities: answered({categories: [lagoon, bareCommunity]}),
      getCommunityDetail: answered({...lagoon, includedProperties: [homeNamed('Dune House')]}),
      getNeighborhoodsByCommunity: answered({
        neighborhood: [saltHarbour, ropeYard],
        community: lagoon,
      }),
      'getNeighborhood/Salt%20Harbour': answered(saltHarbour),
      getPropertyTypesWithProperties: answered(types),
      getTeam: answered([mina, bareMember]),
      getTeamMember: answered(mina),
      getPropertiesByAgent: answered(listings),
      getBlogsList: answered([tides, ropes, bareBlog]),
      getBlogDetail: answered({blog: tides, other_blogs: [ropes]}),
      getNewsList: answered([ferry, crane, bareNews]),
      getNewsDetail: answered({news: ferry}),
      getOpenHouses: answered({openHouses: [millHouse, bareHouse]}),
      getOpenHouseDetail: answered(millHouse),
      careers: answered(openings),
      careerDetail: answered({...keeper, createdAt: `${since}T08:00:00Z`}),
    })
  })

  const get = async (path: string, language = 'en') => {
    const headers = {cookie: `language=${language}`}
    return (await fetch(site.url + path, {headers, redirect: 'manual'})).text()
  }
  /** Every kind of page with the records above: read once, since several tests only look. */
  const documents = once(async () => {
    const read: [path: string, html: string][] = []
    for (const path of PAGES) read.push([path, await get(path)])
    return read
  })
  const structuredData = async (path: string, language?: string) => {
    const facts = factsIn(await get(path, language))
    assert.ok(facts, `${path} has no structured data`)
    return facts
  }
  const structuredDataOf = async (property: Property, path = '/properties/a-home') => {
    site.answers['property-detail'] = answered(property)
    return structuredData(path)
  }
  const one = (facts: Facts, type: string): Node => {
    const nodes = nodesOf(facts, type)
    assert.equal(nodes.length, 1, `${type}: ${nodes.length}`)
    return nodes[0] as Node
  }
  const typesOf = (facts: Facts) => facts['@graph'].map(node => node['@type'])

  it('the tests of structured data open every page that has some', async () => {
    const opened = PAGES.map(path => matchRoute(new URL(path, site.url).pathname)?.route.file)
    for (const {file, seo, unlisted} of routes) {
      const isOpened = !seo || unlisted || opened.includes(file)
      assert.ok(isOpened, `${file}: add an address of the page to PAGES`)
    }
  })

  it('structured data is valid on every kind of page, for full and bare records', async () => {
    const pages: Record<string, Facts> = {}
    for (const [path, html] of await documents()) {
      pages[path] = factsIn(html) ?? assert.fail(`${path} has no structured data`)
    }
    for (const language of ['fr', 'ru']) {
      pages[`${language} property`] = await structuredData('/properties/lighthouse-villa', language)
    }
    for (const path of ['/properties/plain-flat', '/projects/detail/plain-flat']) {
      pages[`bare ${path}`] = await structuredDataOf(bareProperty, path)
    }
    pages.rented = await structuredDataOf(rented)
    pages.filmed = await structuredDataOf({...completeProperty, video: 'films/villa.mp4'})
    pages.stated = await structuredDataOf({...rented, ...particulars, cheques: 4, deposit: 9_500})
    pages['stated project'] = await structuredDataOf(
      {...completeProperty, ...particulars, ...units},
      '/projects/detail/a-home',
    )
    pages.sold = await structuredDataOf(
      {...completeProperty, status: 'SOLD'},
      '/projects/detail/a-home',
    )
    assert.deepEqual(await problemsIn(pages), [])
  })

  it('the validator of these tests reports every planted mistake', async () => {
    const facts = await structuredData('/properties/lighthouse-villa')
    const [page, trail, home] = structuredClone(facts['@graph']) as [Node, Node, Node]
    Object.assign(page.offers as Node, {prise: 1})
    Object.assign(trail, {itemListElement: [{'@type': 'ListItem', position: 1}]})
    Object.assign(home, {
      floorSize: 'large',
      image: '/pictures/one.webp',
      description: 'A <b>home</b>',
    })
    const problems = await problemsIn({wrong: {...facts, '@graph': [page, trail, home]}})
    const mentioned = [
      /prise/,
      /"name" is missing/,
      /floorSize/,
      /not an absolute URL/,
      /markup/,
      /agency/,
    ]
    for (const problem of mentioned) assert.match(problems.join('\n'), problem)
  })

  it('names, prices, days and numbers of structured data show on the page', async () => {
    for (const [path, html] of await documents()) {
      assert.deepEqual(missingFromPage(html, factsIn(html) as Facts), [], path)
    }
    const html = await get('/properties/lighthouse-villa', 'ru')
    assert.deepEqual(missingFromPage(html, factsIn(html) as Facts, 'ru'), [])
  })

  it('the breadcrumb list equals the visible trail, which begins at home', async () => {
    for (const [path, html] of await documents()) {
      const visible = visibleTrail(html)
      assert.deepEqual(breadcrumbNames(factsIn(html) as Facts), visible, path)
      // Nothing leads away from the page of a launch.
      const [first] = path === '/' || path === launches[0]?.path ? [] : ['Home']
      assert.equal(visible[0], first, path)
    }
  })

  it('the trail of a project leads by its builder, or by all homes where none is known', async () => {
    const path = '/projects/detail/a-home'
    const trailOf = async (property: Property) => {
      const {itemListElement} = one(await structuredDataOf(property, path), 'BreadcrumbList')
      return (itemListElement as {item: string}[]).map(({item}) => item.replace(site.url, ''))
    }
    const builder = {name: 'Quay & Sons', slug: 'quay-and-sons'}
    assert.deepEqual(await trailOf({...completeProperty, builder}), [
      '/',
      '/builders',
      '/projects/quay-and-sons',
      path,
    ])
    assert.deepEqual(await trailOf(completeProperty), ['/', '/properties', path])
  })

  it('structured data names the agency as shown, and the site search at home', async () => {
    const facts = await structuredData('/')
    const agent = one(facts, 'RealEstateAgent')
    const {name, telephone, email, legalName, foundingDate, address} = agent
    const visibleText = textOf(await get('/contact-us'))
    for (const fact of [name, telephone, email, legalName])
      assert.ok(visibleText.includes(`${fact}`))
    assert.ok(visibleText.includes((address as Node).addressLocality as string))
    assert.equal(foundingDate, `${agency.established}`)
    assert.equal(agent.image, `${site.url}/share/en.jpg`)
    assert.deepEqual(agent.openingHours, ['Mo-Fr 09:00-18:00', 'Sa 10:00-16:00'])
    assert.equal(
      one(await structuredData('/', 'ru'), 'RealEstateAgent').image,
      `${site.url}/share/ru.jpg`,
    )
    const {target} = one(facts, 'WebSite').potentialAction as {target: {urlTemplate: string}}
    assert.equal(target.urlTemplate, `${site.url}/properties?place={search_term_string}`)
    const search = target.urlTemplate.replace('{search_term_string}', 'Pier')
    assert.equal((await fetch(search)).status, 200)
    assert.equal(one(await structuredData('/contact-us'), 'WebSite').potentialAction, undefined)
  })

  it('an offer has the sale price, the rent by period or a project’s lowest price', async () => {
    const sale = one(await structuredDataOf(completeProperty), 'Offer')
    assert.equal(sale.price, 12500000)
    assert.equal(sale.priceCurrency, 'AED')
    assert.equal(sale.availability, 'https://schema.org/InStock')
    const rent = one(await structuredDataOf(rented), 'UnitPriceSpecification')
    assert.equal(rent.price, 240000)
    assert.equal(rent.unitCode, 'ANN')
    for (const [price_period, code] of [
      ['month', 'MON'],
      ['week', 'WEE'],
      ['day', 'DAY'],
    ] as const) {
      const facts = await structuredDataOf({...rented, price_period})
      assert.equal(one(facts, 'UnitPriceSpecification').unitCode, code)
    }
    const rentedProject = await structuredDataOf(rented, '/projects/detail/lighthouse-villa')
    const {minPrice, price, unitCode} = one(rentedProject, 'UnitPriceSpecification')
    assert.deepEqual([minPrice, price, unitCode], [240000, undefined, 'ANN'])
    const project = await structuredDataOf(completeProperty, '/projects/detail/lighthouse-villa')
    assert.equal(one(project, 'AggregateOffer').lowPrice, 12500000)
    assert.equal(one(project, 'Residence').name, 'Lighthouse Villa')
    assert.deepEqual(nodesOf(await structuredDataOf(bareProperty), 'Offer'), [])
  })

  it('facts that decide are those of the page, in its words', async () => {
    const home = {...completeProperty, ...particulars, project: false}
    for (const path of ['/properties/a-home', '/projects/detail/a-home']) {
      const facts = await structuredDataOf(home, path)
      const html = await get(path)
      assert.deepEqual(missingFromPage(html, facts), [], path)
      const stated = facts['@graph'].find(node => node['@id']?.endsWith('#home')) as Node
      const pairs = (stated.additionalProperty as Node[]).map(({name, value}) => [name, value])
      for (const [name, value] of pairs) {
        assert.ok(textOf(html).includes(`${name} ${value}`), `${path} ${name}`)
      }
      assert.deepEqual(pairs.slice(0, 2), [
        ['Completion', 'Off-plan'],
        ['Handover', 'Q4 2031'],
      ])
      assert.equal((stated.containedInPlace as Node).name, 'Keeper’s House')
      const features = (stated.amenityFeature as Node[]).map(({name, value}) => [name, value])
      assert.deepEqual(features.slice(-4), [
        ['Unfurnished', true],
        ['Sea view', true],
        ['Marina view', true],
        ['Parking spaces', 2],
      ])
      const isOne = path.startsWith('/properties')
      assert.equal(stated.floorLevel, isOne ? 'Ground floor' : undefined)
      const offer = one(facts, isOne ? 'Offer' : 'AggregateOffer')
      assert.equal(offer.availabilityStarts, particulars.available_from)
    }
  })

  it('furnishing and parking of the home’s own win over the words of its amenities', async () => {
    const about = {...completeProperty.about, amenities: ['Fully furnished', '4 parking spaces']}
    const home = {...completeProperty, ...particulars, about, amenity_codes: [], views: []}
    const facts = await structuredDataOf(home, '/properties/a-home')
    const stated = facts['@graph'].find(node => node['@id']?.endsWith('#home')) as Node
    const features = (stated.amenityFeature as Node[]).map(({name, value}) => [name, value])
    assert.deepEqual(features, [
      ['Unfurnished', true],
      ['Parking spaces', 2],
    ])
  })

  it('a page that does not show the facts that decide does not state them', async () => {
    const launch = await structuredDataOf({...completeProperty, ...particulars}, launches[0]?.path)
    assert.doesNotMatch(JSON.stringify(launch), /Q4 2031|Keeper’s House|availabilityStarts/)
  })

  it('the offer of a project whose homes are all sold is marked as SoldOut', async () => {
    const path = '/projects/detail/a-home'
    const gone = units.units?.map(unit => ({...unit, available: 0}))
    const facts = await structuredDataOf({...completeProperty, ...units, units: gone}, path)
    assert.equal(one(facts, 'AggregateOffer').availability, 'https://schema.org/SoldOut')
    const some = await structuredDataOf({...completeProperty, ...units}, path)
    assert.equal(one(some, 'AggregateOffer').availability, 'https://schema.org/InStock')
  })

  it('the offer of a project that is sold is marked as SoldOut', async () => {
    const facts = await structuredDataOf(
      {...completeProperty, status: 'SOLD'},
      '/projects/detail/a-home',
    )
    assert.equal(one(facts, 'AggregateOffer').availability, 'https://schema.org/SoldOut')
  })

  it('a home has a specific schema.org type only if its type is unambiguous', async () => {
    const kindOf = async (type: string | undefined) => {
      const property = {...completeProperty, property_type: undefined}
      const facts = await structuredDataOf({...property, about: {...property.about, type}})
      return facts['@graph'].find(node => node['@id']?.endsWith('#home'))?.['@type']
    }
    assert.equal(await kindOf('Penthouse'), 'Apartment')
    assert.equal(await kindOf('Villa'), 'SingleFamilyResidence')
    assert.equal(await kindOf('Townhouse'), 'House')
    assert.equal(await kindOf('Warehouse'), 'Accommodation')
    assert.equal(await kindOf(undefined), 'Accommodation')
  })

  it('a home is advertised until the last day of its permit, and not after it', async () => {
    for (const path of ['/properties/a-home', '/projects/detail/a-home', launches[0]?.path ?? '']) {
      const ended = await structuredDataOf({...completeProperty, permit_expiry: dayFrom(-1)}, path)
      const rest = typesOf(ended).filter(type => type !== 'BreadcrumbList')
      assert.deepEqual(rest, ['WebPage', 'WebSite', 'RealEstateAgent'], path)
      assert.doesNotMatch(JSON.stringify(ended), /12500000|7112233445/)
      const holds = await structuredDataOf({...completeProperty, permit_expiry: dayFrom(0)}, path)
      assert.equal(typesOf(holds)[0], 'RealEstateListing', path)
    }
  })

  it('a home with questions has an FAQPage, and one without has none', async () => {
    const {mainEntity} = one(await structuredDataOf(completeProperty), 'FAQPage') as unknown as {
      mainEntity: {name: string; acceptedAnswer: {text: string}}[]
    }
    assert.deepEqual(
      mainEntity.map(({name, acceptedAnswer}) => [name, acceptedAnswer.text]),
      completeProperty.faqs?.map(({question, answer}) => [question, answer]),
    )
    assert.deepEqual(
      nodesOf(await structuredDataOf({...completeProperty, faqs: []}), 'FAQPage'),
      [],
    )
  })

  it('an agent has the same @id on a home and on the agent’s page', async () => {
    const onHome = one(await structuredData('/properties/lighthouse-villa'), 'Person')
    const own = one(await structuredData('/team/detail/mina-darwish'), 'Person')
    assert.equal(own['@id'], onHome['@id'])
    assert.equal(own.jobTitle, 'Houseboats')
    assert.deepEqual(own.sameAs, ['https://www.linkedin.com/in/mina'])
  })

  it('the film that a home shows is a VideoObject with the day of the listing, or none', async () => {
    const filmed = {...completeProperty, video: 'films/villa.mp4'}
    for (const path of ['/properties/a-home', '/projects/detail/a-home']) {
      const film = one(await structuredDataOf(filmed, path), 'VideoObject')
      assert.equal(film.name, 'Lighthouse Villa')
      assert.match(`${film.contentUrl}`, /^https?:.*\/films\/villa\.mp4$/)
      assert.match(`${film.thumbnailUrl}`, /^https?:.*\/pictures\/lighthouse-1\.webp$/)
      assert.equal(film.uploadDate, '2026-02-03', path)
    }
    const bare = [
      completeProperty,
      {...filmed, main_images: []},
      {...filmed, listed: 'last spring', dld_details: undefined},
    ]
    for (const property of bare) {
      assert.deepEqual(nodesOf(await structuredDataOf(property), 'VideoObject'), [])
    }
    // The page of a launch shows no film.
    const launch = await structuredDataOf(filmed, launches[0]?.path)
    assert.deepEqual(nodesOf(launch, 'VideoObject'), [])
  })

  it('a job posting has the employment that its tags name, in each language, and its id', async () => {
    const posted = async (tag: string, language?: string) => {
      site.answers.careerDetail = answered({...keeper, tags: [{name: tag}]})
      return one(await structuredData('/careers/apply/keeper', language), 'JobPosting')
    }
    assert.equal((await posted('Full time')).employmentType, 'FULL_TIME')
    assert.equal((await posted('Temps partiel', 'fr')).employmentType, 'PART_TIME')
    assert.equal((await posted('Полная занятость', 'ru')).employmentType, 'FULL_TIME')
    assert.equal((await posted('دوام جزئي')).employmentType, 'PART_TIME')
    const {employmentType, identifier} = await posted('Night shifts')
    assert.equal(employmentType, undefined)
    assert.equal((identifier as Node).value, 'keeper')
  })

  it('a job posting has the posting date that the page shows, or none', async () => {
    const {datePosted, description} = one(
      await structuredData('/careers/apply/keeper'),
      'JobPosting',
    )
    assert.equal(datePosted, since)
    assert.equal(description, 'It is quiet work. At night Trim the wick. More')
    assert.match(await get('/careers/apply/keeper'), /Open since 4 March 2026/)
    site.answers.careerDetail = answered(keeper)
    assert.equal(
      one(await structuredData('/careers/apply/keeper'), 'JobPosting').datePosted,
      undefined,
    )
  })

  it('an article has its office date and its language, and news is a NewsArticle', async () => {
    const article = one(await structuredData('/blogs/detail/tides'), 'BlogPosting')
    assert.equal(article.headline, tides.title)
    assert.equal(article.datePublished, '2026-02-28')
    assert.equal((article.author as Node).name, agency.name)
    assert.equal(one(await structuredData('/news/ferry'), 'NewsArticle').headline, ferry.title)
    const blog = {...tides, in_english: ['description']}
    site.answers.getBlogDetail = answered({blog, other_blogs: []})
    assert.equal(
      one(await structuredData('/blogs/detail/tides', 'fr'), 'BlogPosting').inLanguage,
      'en',
    )
    site.answers.getBlogDetail = answered({blog: bareBlog, other_blogs: []})
    assert.equal(
      one(await structuredData('/blogs/detail/tides'), 'BlogPosting').datePublished,
      undefined,
    )
  })

  it('an article, a news item and a profile say on which day they were last changed', async () => {
    const changed = {updatedAt: '2026-05-01T21:30:00Z'}
    site.answers.getBlogDetail = answered({blog: {...tides, ...changed}, other_blogs: []})
    site.answers.getNewsDetail = answered({news: {...ferry, updatedAt: '2026-01-01T08:00:00Z'}})
    site.answers.getTeamMember = answered({...mina, ...changed})
    const blog = one(await structuredData('/blogs/detail/tides'), 'BlogPosting')
    assert.equal(blog.dateModified, '2026-05-02')
    const news = one(await structuredData('/news/ferry'), 'NewsArticle')
    assert.equal(news.dateModified, '2026-03-04', 'never before it was published')
    const profile = await structuredData('/team/detail/mina-darwish')
    assert.equal(one(profile, 'ProfilePage').dateModified, '2026-05-02')
    site.answers.getBlogDetail = answered({blog: tides, other_blogs: []})
    const unknown = one(await structuredData('/blogs/detail/tides'), 'BlogPosting')
    assert.equal(unknown.dateModified, undefined)
  })

  // Attending is free; the price that the page shows is the home's, which nobody buys here.
  it('an open house is an Event in Dubai time whose offer is free until it is over', async () => {
    const facts = await structuredData('/open-houses/tea-and-flour')
    const event = one(facts, 'Event')
    assert.equal(event.startDate, '2031-12-06T10:00:00+04:00')
    assert.equal(event.endDate, '2031-12-06T13:30:00+04:00')
    assert.equal(event.eventStatus, 'https://schema.org/EventScheduled')
    assert.equal((event.location as Node).name, millHouse.open_house_details.venue)
    assert.equal(event.isAccessibleForFree, true)
    const {price, priceCurrency, url} = one(facts, 'Offer')
    assert.deepEqual([price, priceCurrency], [0, 'AED'])
    assert.equal(url, `${site.url}/open-houses/tea-and-flour`)
    const answer = (house: OpenHouse) => {
      site.answers.getOpenHouseDetail = answered(house)
      return structuredData('/open-houses/tea-and-flour')
    }
    const off = one(await answer(houseWith({status: 'Cancelled'})), 'Event')
    assert.equal(off.eventStatus, 'https://schema.org/EventCancelled')
    assert.equal(off.offers, undefined)
    assert.equal(one(await answer(houseWith({date: inDays(-2)})), 'Event').offers, undefined)
    // Without a day and a place it cannot be attended.
    assert.deepEqual(nodesOf(await answer(bareHouse), 'Event'), [])
  })

  it('the structured data of a list page names the listed items and addresses', async () => {
    const listed = async (path: string) =>
      (one(await structuredData(path), 'ItemList').itemListElement as Node[]).map(({name, url}) => [
        name,
        `${url}`.replace(site.url, ''),
      ])
    assert.deepEqual(await listed('/properties'), [
      ['Other Villa', '/properties/other-villa'],
      ['Third Villa', '/properties/third-villa'],
    ])
    assert.deepEqual(await listed('/builders'), [['Quay & Sons', '/projects/quay-and-sons']])
    assert.deepEqual(
      (await listed('/careers?search=lighthouse')).map(([name]) => name),
      ['Lighthouse Keeper', 'Ferryman, night lighthouse line'],
    )
  })

  it('the text of a record cannot close the script of structured data', async () => {
    const name = 'Villa </script><script>alert(1)</script> & "sons"\u2028'
    const html = await (async () => {
      site.answers['property-detail'] = answered({...completeProperty, name})
      return get('/properties/a-home')
    })()
    assert.equal(html.includes('<script>alert(1)'), false)
    assert.equal(factsIn(html)?.['@graph'][0]?.name, name)
  })

  it('noindex, gone and failed pages have no structured data', async () => {
    for (const path of ['/nowhere', '/shortlist', '/compare', '/dashboard', '/dld-demo']) {
      assert.equal(factsIn(await get(path)), undefined, path)
    }
    site.answers['property-detail'] = {statusCode: 410, message: 'Gone'}
    assert.equal(factsIn(await get('/properties/a-home')), undefined)
    site.answers['property-detail'] = {statusCode: 500, message: 'Broken'}
    assert.equal(factsIn(await get('/projects/detail/a-home')), undefined)
  })
})
