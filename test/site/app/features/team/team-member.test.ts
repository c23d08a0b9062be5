import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {Property, TeamMember} from '#trade/contract/entities.ts'
import {everywhere} from '../../../../support/tier.ts'
import {violations} from '../../../support/pages/axe.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {answered} from '../../../support/records/property.ts'
import {bareMember, LONG, listings, mina} from '../../../support/records/team.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {texts} = claims
const FILM = readFileSync(
  new URL('../../../../../site/app/media/films/home-tall/home-tall.mp4', import.meta.url),
)
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const CALL = 'createTeamMemberContact'
const MESSAGE = {
  Name: 'Omar Aziz',
  Phone: '971501234567',
  Email: 'omar@example.com',
  Message: 'Is Pier House free?',
}

describe('team member page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers[CALL] = {statusCode: 200, message: 'Your message has been sent.'}
  })

  const show = (member: TeamMember, properties: Property[] | null = listings) => {
    site.answers.getTeamMember = answered(member)
    site.answers.getPropertiesByAgent = answered(properties)
    return `${site.url}/team/detail/${encodeURIComponent(member.slug)}`
  }
  const read = (member: TeamMember, properties?: Property[] | null) =>
    visit(browser, show(member, properties), WITHOUT_SCRIPT)
  const served = (member: TeamMember, properties?: Property[] | null) =>
    readPage(show(member, properties))
  const requestsOf = (call: string) => site.received.filter(each => each.call === call)

  const long = {...mina, name: LONG, occupation: LONG, address: LONG, skills: [LONG]}
  pageContract(suite, {
    complete: () => show(mina),
    sparse: [() => show(bareMember, []), () => show({...bareMember, type: 'AGENT'}, [])],
    long: [() => show(long)],
    picture: 'pictures/mina',
    missing: {call: 'getTeamMember', answers: [answered({})]},
    failing: {
      call: 'getTeamMember',
      message: 'Something went wrong',
      recovered: page => page.getByRole('heading', {level: 1, name: 'Mina Darwish'}),
    },
  })

  it('the member page shows profile, phone and WhatsApp without JavaScript', async () => {
    const {page, leave} = await read(mina)
    assert.equal(await page.title(), 'Mina Darwish | Our team')
    assert.deepEqual(await texts(page, 'main :is(h1, h2)'), [
      'Mina Darwish',
      'Profile',
      'Skills',
      'Write to Mina Darwish',
      'Active Listings',
      'Sold',
    ])
    assert.deepEqual(await texts(page, '.details > div'), [
      'Address\n4 Mole Street',
      'Languages\nArabic, French',
      'BRN\n815',
    ])
    assert.ok(await page.getByText('Houseboats').isVisible())
    const phone = page.getByRole('main').getByRole('link', {name: '+971 50 123 4567'})
    assert.equal(await phone.getAttribute('href'), 'tel:+971501234567')
    const chat = page.getByRole('main').getByRole('link', {name: 'WhatsApp the office'})
    const [, number, words] =
      /wa\.me\/(\d+)\?text=(.*)/.exec(`${await chat.getAttribute('href')}`) ?? []
    assert.equal(number, agency.whatsapp.replace(/\D/g, ''))
    assert.match(
      decodeURIComponent(`${words}`),
      /speak with Mina Darwish.*\/team\/detail\/mina-darwish/,
    )
    const social = page.getByRole('list', {name: 'Mina Darwish elsewhere'}).getByRole('link')
    assert.deepEqual(await social.evaluateAll(all => all.map(link => link.ariaLabel)), ['LinkedIn'])
    assert.deepEqual(await texts(page, '.member-skills li'), ['Moorings', 'Rigging'])
    assert.deepEqual(await texts(page, '.member-about h3'), ['Today'])
    await leave()
  })

  it('the member page splits skills given as one comma-separated string', async () => {
    const page = await served({...bareMember, skills: 'Moorings, Rigging' as never})
    assert.deepEqual(
      page.texts('.member-skills li').map(text => text.trim()),
      ['Moorings', 'Rigging'],
    )
  })

  it('the member page shows translated default skills for a record without any', async () => {
    for (const skills of [undefined, [], null, ['']]) {
      const {page, leave} = await read({...bareMember, skills: skills as string[]})
      assert.deepEqual(await texts(page, '.member-skills li'), [
        'Relocation',
        'Global Luxury',
        'Luxury Homes',
      ])
      await leave()
    }
    const {page, leave} = await visit(browser, show(bareMember), {
      ...WITHOUT_SCRIPT,
      language: 'ru',
    })
    assert.deepEqual((await texts(page, '.member-skills li'))[0], 'Переезд в Дубай')
    await leave()
  })

  it('the member page leaves out elements for missing optional fields', async () => {
    const page = await served(bareMember)
    assert.deepEqual(page.texts('main :is(h1, h2)'), [
      'Jan de Wit',
      'Skills',
      'Write to Jan de Wit',
    ])
    for (const absent of ['.details', '.social-links', '[href^="tel:"]', 'img', '.film']) {
      assert.equal(page.count(`.member-page ${absent}`), 0, absent)
    }
  })

  it('the member page sanitises record markup in its HTML and hydration data', async () => {
    const html = await (await fetch(show(mina))).text()
    assert.doesNotMatch(html, /alert\(/)
    assert.match(html, /<strong>boat<\/strong>/)
  })

  it('the member form addresses the new member after in-page navigation to them', async () => {
    const {page, consoleMessages, leave} = await visit(browser, show(mina))
    const {pathname} = new URL(show(bareMember))
    await claims.follow(page, pathname)
    await page.getByRole('heading', {level: 1, name: 'Jan de Wit'}).waitFor()
    assert.equal(await page.getByText('Mina').count(), 0)
    await fill(page)
    await page.getByText('Your message has been sent.').waitFor()
    assert.equal(requestsOf(CALL)[0]?.body.team_member, 'jan-de-wit')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('phone and WhatsApp links are in a phone’s first screen and 44 px high', async () => {
    const viewport = {width: 390, height: 740}
    const {page, leave} = await visit(browser, show(mina), {viewport})
    for (const name of ['+971 50 123 4567', 'WhatsApp']) {
      const box = await page.getByRole('main').getByRole('link', {name}).boundingBox()
      assert.ok(box && box.y + box.height < viewport.height && box.height >= 44, name)
    }
    await leave()
  })

  it('the transcript of a member’s film can be read, without JavaScript too', async () => {
    const transcript = 'Mina ties up a boat and waves.'
    const {page, leave} = await read({...mina, transcript})
    assert.ok(await page.getByText(transcript).isHidden())
    await page.getByText('What the film shows').click()
    assert.ok(await page.getByText(transcript).isVisible())
    await leave()
    const without = await read({...mina, transcript, video: undefined})
    assert.equal(await without.page.getByText('What the film shows').count(), 0)
    await without.leave()
  })

  describe('film of a team member', () => {
    const watch = async (reducedMotion: 'reduce' | 'no-preference') => {
      const visitor = await visit(browser, 'about:blank', {reducedMotion})
      await visitor.page.route('**/storage/films/*', route =>
        route.fulfill({body: FILM, contentType: 'video/mp4'}),
      )
      await visitor.page.goto(show(mina))
      const film = visitor.page.getByRole('group', {name: 'Mina Darwish'})
      return {
        ...visitor,
        film,
        button: (name: string) => film.getByRole('button', {name, exact: true}),
      }
    }

    it('a member’s film plays muted until Unmute is pressed', async () => {
      const {film, button, leave} = await watch('no-preference')
      await button('Pause').waitFor()
      const isMuted = () => film.locator('video').evaluate(({muted}: HTMLVideoElement) => muted)
      assert.equal(await isMuted(), true)
      await button('Unmute').click()
      await button('Mute').waitFor()
      assert.equal(await isMuted(), false)
      await button('Pause').click()
      await button('Play').waitFor()
      await leave()
    })

    it('a member’s film waits for Play under prefers-reduced-motion', async () => {
      const {film, button, leave} = await watch('reduce')
      await button('Play').waitFor()
      assert.equal(await film.locator('video').getAttribute('src'), null)
      await button('Play').click()
      await button('Pause').waitFor()
      await leave()
    })
  })

  describe('listings of an agent', () => {
    const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true})
    const cardTexts = (page: Page) =>
      page.getByRole('tabpanel').locator('.card__words').allInnerTexts()
    const ACTIVE = ['AED 4,250,000\nPier House\n9 Pier Road', 'Price on request\nRope Loft']
    const SOLD = ['AED 990,000\nOld Lock\n1 Lock Lane']
    const tidy = (words: string[]) => words.map(each => each.trim().replace(/\n+/g, '\n'))

    it('an agent’s page shows active listings first and sold ones behind a tab', async () => {
      const {page, leave} = await visit(browser, show(mina))
      assert.equal(await tab(page, 'Active Listings').getAttribute('aria-selected'), 'true')
      assert.equal(await page.getByRole('tabpanel', {name: 'Active Listings'}).count(), 1)
      assert.deepEqual(tidy(await cardTexts(page)), ACTIVE)
      await tab(page, 'Sold').click()
      await page.getByRole('tabpanel', {name: 'Sold'}).waitFor()
      assert.deepEqual(tidy(await cardTexts(page)), SOLD)
      assert.deepEqual(await violations(page), [])
      assert.equal(requestsOf('getPropertiesByAgent').length, 1)
      assert.match(`${requestsOf('getPropertiesByAgent')[0]?.query}`, /slug=mina-darwish/)
      await leave()
    })

    it('each listing of an agent links to its property page', async () => {
      const page = await served(mina)
      assert.deepEqual(page.links('.listings a'), {
        'Pier House': '/properties/pier-house',
        'Rope Loft': '/properties/rope-loft',
        'Old Lock': '/properties/old-lock',
      })
    })

    it('arrow keys, Home and End move between the tabs of listings', async () => {
      const {page, leave} = await visit(browser, show(mina))
      const chosen = async () => {
        const focused = page.locator('[role=tab]:focus')
        assert.equal(await focused.getAttribute('aria-selected'), 'true')
        assert.equal(await focused.getAttribute('tabindex'), '0')
        assert.equal(await page.locator('[role=tab][tabindex="-1"]').count(), 1)
        return focused.innerText()
      }
      await tab(page, 'Active Listings').focus()
      for (const [key, name] of [
        ['ArrowRight', 'Sold'],
        ['ArrowRight', 'Active Listings'],
        ['ArrowLeft', 'Sold'],
        ['Home', 'Active Listings'],
        ['End', 'Sold'],
      ] as const) {
        await page.keyboard.press(key)
        assert.equal(await chosen(), name, key)
        await page.getByRole('tabpanel', {name}).waitFor()
      }
      await page.keyboard.press('Tab')
      assert.equal(await page.locator(':focus').innerText(), 'Old Lock')
      await leave()
    })

    it('both lists of an agent are shown with headings without JavaScript', async () => {
      const {page, leave} = await read(mina)
      assert.equal(await page.getByRole('tab').count(), 0)
      assert.deepEqual(tidy(await cardTexts(page)), [...ACTIVE, ...SOLD])
      for (const name of ['Active Listings', 'Sold']) {
        const heading = page.getByRole('heading', {level: 2, name})
        assert.ok(((await heading.boundingBox())?.height ?? 0) > 20)
      }
      await leave()
    })

    it('each tab of an agent without listings shows a message', async () => {
      for (const nothing of [[], null]) {
        const {page, leave} = await visit(browser, show(mina, nothing))
        assert.ok(await page.getByText(/^Nothing is on the market today\./).isVisible())
        await tab(page, 'Sold').click()
        await page.getByText('There are no sales to show here yet.').waitFor()
        await leave()
      }
    })

    it('an agent’s page shows an error instead of listings when their call fails', async () => {
      const url = show(mina)
      site.answers.getPropertiesByAgent = {statusCode: 500, message: 'Broken'}
      const {page, consoleMessages, leave} = await visit(browser, url)
      await page.getByText('Something went wrong', {exact: true}).waitFor()
      assert.ok(await page.getByRole('heading', {level: 1, name: 'Mina Darwish'}).isVisible())
      assert.equal(await page.getByRole('tab').count(), 0)
      assert.ok(await page.locator('.listings').getByRole('link', {name: 'Try again'}).isVisible())
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await violations(page), [])
      await leave()
    })

    it('listings are requested only for members of exactly type AGENT', async () => {
      for (const type of [undefined, 'agent', 'MANAGER']) {
        const page = await served({...mina, type})
        assert.equal(page.count('.listings'), 0)
      }
      assert.deepEqual(requestsOf('getPropertiesByAgent'), [])
    })
  })

  const fill = async (page: Page, values: Record<string, string> = MESSAGE) => {
    for (const [label, text] of Object.entries(values)) {
      await page.locator('main').getByLabel(label, {exact: true}).fill(text)
    }
    await page.locator('main').getByRole('button', {name: 'Send'}).click()
  }

  describe('message form of a team member', () => {
    it('the member form sends a message, empties itself and scrolls to the top', async () => {
      const {page, leave} = await visit(browser, show(mina))
      await fill(page)
      await page.getByText('Your message has been sent.').waitFor()
      await page.waitForFunction(() => scrollY === 0)
      assert.deepEqual(requestsOf(CALL)[0]?.body, {
        name: 'Omar Aziz',
        team_member: 'mina-darwish',
        phone: '971501234567',
        email: 'omar@example.com',
        message: 'Is Pier House free?',
      })
      assert.equal(await page.getByLabel('Message', {exact: true}).inputValue(), '')
      await leave()
    })

    // The widget's own tests make the same claim.
    everywhere(it)('the member form shows an error for each invalid field after Send', async () => {
      const {page, leave} = await visit(browser, show(mina))
      await fill(page, {Email: 'omar@'})
      await page.getByText('Email is Invalid!').waitFor()
      assert.deepEqual(await texts(page, '.field__error'), [
        'Name is Required!',
        'Phone is Required!',
        'Email is Invalid!',
        'Message is Required!',
      ])
      await leave()
    })

    it('the member form posts with an idempotency key without JavaScript', async () => {
      const {page, leave} = await read(mina)
      await fill(page)
      await page.waitForURL('**/thank-you')
      const {body, headers} = requestsOf(CALL)[0] ?? {}
      assert.equal(body?.team_member, 'mina-darwish')
      assert.equal(body?.message, MESSAGE.Message)
      assert.ok(headers?.['idempotency-key'])
      await leave()
    })

    it('a rejected message returns with its text and errors without JavaScript', async () => {
      const unknown = 'Please choose a member of the team.'
      site.answers[CALL] = {
        statusCode: 422,
        message: unknown,
        errors: {team_member: unknown, email: 'Email is Invalid!'},
      }
      const {page, leave} = await read(mina)
      await fill(page)
      for (const error of [unknown, 'Email is Invalid!']) await page.getByText(error).waitFor()
      assert.equal(new URL(page.url()).pathname, '/team/detail/mina-darwish')
      assert.equal(await page.getByLabel('Message', {exact: true}).inputValue(), MESSAGE.Message)
      await leave()
    })
  })
})
