/** Facts that decide, the payment plan and the homes left, on pages of homes and projects. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {particulars, units} from '../../../../support/records/particulars.ts'
import {languages, looks, violations} from '../../../support/pages/axe.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {answered, bareProperty, completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const home: Property = {...completeProperty, project: false, ...particulars}
const project: Property = {...home, project: true, ...units}
const rent: Property = {
  ...completeProperty,
  project: false,
  purpose: 'residential-rent',
  cheques: 4,
  deposit: 9_500,
  available_from: '2031-01-10',
}

describe('facts that decide', () => {
  const {site, browser} = useSite()

  const show = (property: Property, path = 'properties') => {
    site.answers['property-detail'] = answered(property)
    return `${site.url}/${path}/${property.slug}`
  }
  const served = (property: Property, language = 'en', path?: string) =>
    readPage(show(property, path), language)
  /** With ordinary blanks. */
  const plain = (rows: string[][]) => rows.map(cells => cells.map(text => text.replace(/\s/g, ' ')))
  const groups = '.fact-groups dl > div'

  it('a home has the facts that its record states, and no others', async () => {
    assert.deepEqual((await served(home)).cells(groups), [
      ['Building', 'Keeper’s House'],
      ['Floor', 'Ground floor'],
      ['Furnishing', 'Unfurnished'],
      ['Parking spaces', '2'],
      ['View', 'Sea view · Marina view'],
      ['Completion', 'Off-plan'],
      ['Handover', 'Q4 2031'],
      ['Availability', 'Available now'],
      ['Service charge', 'AED 168,720 per year'],
      ['Service charge per sq ft', 'AED 18.50 per year'],
    ])
    assert.deepEqual((await served(rent)).cells(groups), [
      ['Availability', '10 January 2031'],
      ['Cheques, at most', '4'],
      ['Security deposit', 'AED 9,500'],
    ])
    for (const path of ['properties', 'projects/detail']) {
      const page = await served(bareProperty, 'en', path)
      assert.equal(page.count('.fact-groups, #payment-plan, #units'), 0, path)
    }
  })

  it('the service charge is per square metre where areas are', async () => {
    const page = await served(home, 'fr')
    assert.deepEqual(plain(page.cells(groups).slice(-2)), [
      ['Charges annuelles', 'AED 168 720 par an'],
      ['Charges au m²', 'AED 199,13 par an'],
    ])
  })

  it('a quarter is written as each language writes it', async () => {
    const written = {fr: '4e trimestre 2031', ru: 'IV кв. 2031'}
    for (const [language, quarter] of Object.entries(written)) {
      const cells = (await served(home, language)).cells(groups)
      assert.ok(
        cells.some(([, value]) => value === quarter),
        language,
      )
    }
  })

  it('the payment plan says what is due, when, to whom, and sums up to the price', async () => {
    const page = await served(home)
    assert.ok(page.says('For the price of this home: AED 12,500,000'))
    const rows = plain(page.cells('#payment-plan tr'))
    assert.deepEqual(rows[0], ['Payment', 'Percent', 'Amount'])
    assert.match(
      `${rows[1]}`,
      /^On booking ?Was due: .* ?Paid to: Escrow account of the project,10%,AED 1,250,000$/,
    )
    assert.match(
      `${rows[2]}`,
      /^During construction ?Built: 40% ?Paid to: .*,33.33%,AED 4,166,250$/,
    )
    assert.match(`${rows[3]}`, /^On handover ?Q4 2031 ?Paid to: Developer,36.67%,AED 4,583,750$/)
    assert.match(`${rows[4]}`, /Monthly payments: 24 × AED 104,166.66, the last AED 104,166.82/)
    assert.deepEqual(rows[5], ['Total', '100%', 'AED 12,500,000'])
    assert.deepEqual(page.links('.property-menu a')['Payment plan'], '#payment-plan')
  })

  it('the marks of a plan are beside the first line of each payment, on paper, too', async () => {
    const {page, leave} = await visit(browser, show(home))
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({media})
      const offsets = await page.locator('#payment-plan tbody th').evaluateAll(all =>
        all.map(payment => {
          const {top, height} = getComputedStyle(payment, '::after')
          const mark =
            payment.getBoundingClientRect().top + parseFloat(top) + parseFloat(height) / 2
          const line = payment.firstElementChild?.getClientRects()[0] ?? new DOMRect()
          return Math.abs(mark - (line.top + line.bottom) / 2)
        }),
      )
      assert.ok(Math.max(...offsets) < 1.5, `${media}: ${offsets}`)
    }
    await leave()
  })

  it('a plan whose payees are the same names them once', async () => {
    const payment_plan = home.payment_plan?.map(row => ({...row, paid_to: 'escrow' as const}))
    const page = await served({...home, payment_plan})
    const notes = page.texts('#payment-plan .terms__note').filter(note => /^Paid to/.test(note))
    assert.deepEqual(notes, ['Paid to: Escrow account of the project'])
  })

  it('a plan has percentages alone without a price, and where they are not 100', async () => {
    const [first, ...rest] = home.payment_plan ?? []
    for (const change of [{about: {price: null}}, {payment_plan: rest}]) {
      const page = await served({...home, ...change})
      assert.ok(page.says('In percent of the price.'))
      assert.doesNotMatch(page.texts('#payment-plan').join(), /AED|Total/)
    }
    assert.ok(first)
  })

  it('a project says how many homes of each size are left, and on which day', async () => {
    for (const path of ['properties', 'projects/detail']) {
      const page = await served(project, 'en', path)
      assert.ok(page.says('Counted on: 12 November 2026'), path)
      assert.ok(page.says('For the starting price: AED 12,500,000'), path)
      const rows = page
        .cells('#units tr')
        .map(cells => cells.map(text => text.replace(/\s+/g, ' ')))
      assert.deepEqual(rows, [
        ['Unit type', 'Starting Price', 'Left'],
        ['Studio480 – 620 sq ft', 'AED 1,200,000', '3'],
        ['DuplexBedrooms: 32,100 sq ft', '–', '1'],
        ['Bedrooms: 4', 'AED 3,100,000', 'Sold out'],
      ])
    }
  })

  it('a sold home has no availability, no homes left and no payment plan', async () => {
    const page = await served({...project, status: 'SOLD'})
    assert.equal(page.count('#payment-plan, #units'), 0)
    assert.ok(!page.says('Available now'))
    assert.equal(page.links('.property-menu a')['Payment plan'], undefined)
  })

  it('plan and homes left are on a second printed sheet, and the first keeps its permit', async () => {
    for (const path of ['properties', 'projects/detail']) {
      const {page, leave} = await visit(browser, show(project, path))
      const sheets = `${await page.pdf({format: 'A4'})}`.match(/\/Type\s*\/Page\b/g)
      assert.equal(sheets?.length, 2, path)
      await page.emulateMedia({media: 'print'})
      const bottom = (selector: string) =>
        page.locator(selector).evaluate(one => one.getBoundingClientRect().bottom)
      assert.ok((await bottom('.printed-foot')) <= (await bottom('.property, .project')) + 1, path)
      await leave()
    }
  })

  for (const {language, colorScheme} of looks) {
    it(`plan and homes left pass axe on a phone in ${language}, ${colorScheme}`, async () => {
      assert.ok(languages.includes(language))
      for (const path of ['properties', 'projects/detail']) {
        const viewport = {width: 390, height: 800}
        const {page, consoleMessages, leave} = await visit(browser, show(project, path), {
          language,
          colorScheme,
          viewport,
        })
        assert.deepEqual(await violations(page), [], path)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, path)
        assert.deepEqual(consoleMessages, [])
        await leave()
      }
    })
  }
})
