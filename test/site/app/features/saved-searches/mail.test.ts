/** Mails of saved searches as the built site makes them: what is said, and in which language. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {createTransport} from 'nodemailer'
import type {Locale} from '#kit/i18n/locale.ts'
import {readDist} from '#server/http/dist.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import agency from '../../../../../site/content/demo/agency.json' with {type: 'json'}
import {homes} from '../../../support/records/homes.ts'

const DAY = '2026-11-24'
const SITE = 'https://agency.example'
const PAGE = '/saved-searches/token'
const [, first, second] = homes
const search = {name: 'By the <sea>', frequency: 'daily' as const, page: PAGE}

const {renderer} = await readDist(serveCurrentBuild())
type Request = Parameters<typeof renderer.savedSearchLetter>[0]

const letter = (mail: Request['mail'], locale: Locale = 'en') =>
  renderer.savedSearchLetter({
    ...{mail, locale, types: [], siteUrl: SITE, storageUrl: `${SITE}/media`},
    agency: agency as unknown as Request['agency'],
  })
const withHomes = (locale?: Locale) => {
  if (!first || !second) throw new Error('There are no homes.')
  const listed = [
    {property: first},
    {property: {...second, about: {price: 1_000_000}}, before: {price: 1_100_000}},
  ]
  const query = 'purpose=residential-sale'
  const searches = [{...search, query, homes: listed, total: 14}]
  return letter({kind: 'homes', day: DAY, searches}, locale)
}
/** Bytes of the HTML in the message that a mail server gets. */
async function sentBytes({subject, text, html}: Awaited<ReturnType<typeof letter>>) {
  const transport = createTransport({streamTransport: true, buffer: true})
  const {message} = await transport.sendMail({from: 'a@b.example', subject, text, html})
  const [, part = ''] = `${message}`.split(/Content-Type: text\/html/)
  assert.match(part, /Content-Transfer-Encoding: quoted-printable/)
  return part.length
}

describe('mails of saved searches', () => {
  it('a confirmation contains nothing that was typed, so that the form cannot send spam', async () => {
    const query = 'place=Win+a+prize&community=prize&property_type=prize&bedrooms=2'
    const {subject, text, html} = await letter({kind: 'confirmation', search: {...search, query}})
    assert.doesNotMatch([subject, text, html].join(), /prize|by the/i)
    assert.match(text, /2 bedrooms/)
    assert.match(text, /Confirm:\nhttps:\/\/agency\.example\/saved-searches\/token\n/)
    assert.match(html, /<a class="button" href="https:\/\/agency\.example\/saved-searches\/token"/)
  })

  it('each home has its price, the one before, facts, permit and address', async () => {
    const {subject, text} = await withHomes()
    assert.equal(subject, '14 homes for you (24 November 2026): By the <sea>')
    for (const line of [
      'New: AED 950,000',
      'Price reduced: AED 1,100,000 → AED 1,000,000',
      'Permit 000001001',
      'https://agency.example/properties/home-2',
      'See 12 more homes:\nhttps://agency.example/properties?purpose=residential-sale',
      'Unsubscribe from all:\nhttps://agency.example/saved-searches/token#end',
    ]) {
      assert.ok(text.includes(line), `${line}\n\n${text}`)
    }
  })

  it('rents say what they are for a year, and the filters of a search what they were typed for', async () => {
    if (!first || !second) throw new Error('There are no homes.')
    const monthly = {about: {price: 5_400}, price_period: 'month' as const}
    const weekly = {about: {price: 2_000}, price_period: 'week' as const}
    const listed = [
      {property: {...first, ...monthly}},
      {property: {...second, ...weekly}, before: {price: 9_000, price_period: 'month' as const}},
    ]
    const query = 'purpose=residential-rent&max_price=150000&rents_per=month'
    const searches = [{...search, query, homes: listed, total: 2}]
    const text = (await letter({kind: 'homes', day: DAY, searches})).text.replaceAll('\u00a0', ' ')
    for (const line of [
      'Residential Rent · Up to AED 12,500 per month',
      'New: AED 5,400 per month · AED 64,800 per year',
      'Price reduced: AED 9,000 per month · AED 108,000 per year → AED 2,000 per week · AED 104,000 per year',
      `https://agency.example/properties?${query}`,
    ]) {
      assert.ok(text.includes(line), `${line}\n\n${text}`)
    }
    const yearly = await letter({
      kind: 'homes',
      day: DAY,
      searches: [
        {...search, query: 'purpose=residential-rent&max_price=150000', homes: [], total: 0},
      ],
    })
    assert.ok(yearly.text.includes('Residential Rent · Up to AED 150,000 per year'), yearly.text)
  })

  it('areas of a search are in the units of the mail’s language, and words of it are left out', async () => {
    const query = 'min_area=1200&max_area=2500&q=near+a+school'
    const searches = [{...search, query, homes: [], total: 0}]
    for (const [locale, words] of [
      ['en', 'From 1,200 sq ft · Up to 2,500 sq ft'],
      ['fr', 'À partir de 111 m² · Jusqu’à 232 m²'],
      ['ru', 'От 111 м² · До 232 м²'],
      ['ar', 'من 111 م² · حتى 232 م²'],
    ] as const) {
      const {text} = await letter({kind: 'homes', day: DAY, searches}, locale)
      assert.ok(text.replaceAll('\u00a0', ' ').includes(`${words}\n`), text)
    }
  })

  it('news of one home say the price before, the present one and the day, in the subject and in the mail', async () => {
    if (!first) throw new Error('There are no homes.')
    const home = {...search, name: 'As it was called', query: 'home=home-2', page: PAGE}
    const property = {...first, about: {price: 1_000_000}}
    const followed = [
      {...home, event: 'price' as const, day: DAY, property, before: {price: 900_000}},
    ]
    const {subject, text} = await letter({
      kind: 'homes',
      day: DAY,
      time: '09:05',
      searches: [],
      followed,
    })
    assert.equal(subject, `New price (24 November 2026): ${first.name}`)
    assert.match(text, /The price changed on 24 November 2026\./)
    assert.match(text.replaceAll('\u00a0', ' '), /New price: AED 900,000 → AED 1,000,000/)
    assert.match(text, /Unsubscribe:\nhttps:\/\/agency\.example\/saved-searches\/token\n/)
    const gone = await letter({
      ...{kind: 'homes', day: DAY, searches: []},
      followed: [{...home, event: 'withdrawn', day: DAY}],
    })
    assert.equal(gone.subject, 'No longer offered (24 November 2026): As it was called')
    assert.match(gone.text, /No longer offered since 24 November 2026\./)
    assert.doesNotMatch(gone.text, /AED/)
  })

  it('the confirmation of one home says which, in each language', async () => {
    const asked = {...search, name: 'Marina loft', query: 'home=marina-loft'}
    const subjects = new Set<string>()
    for (const locale of ['en', 'fr', 'ru', 'ar'] as const) {
      const {subject, text} = await letter({kind: 'confirmation', search: asked}, locale)
      assert.match(text, /Marina loft/)
      subjects.add(subject)
    }
    assert.equal(subjects.size, 4)
  })

  it('a shortlist has its homes and one link that opens it anywhere, with nothing about its reader', async () => {
    if (!first || !second) throw new Error('There are no homes.')
    const slugs = [first.slug, second.slug]
    const {subject, text} = await letter({kind: 'shortlist', slugs, homes: [first, second]})
    assert.equal(subject, 'Your shortlist: 2 homes')
    assert.ok(text.includes(`Open my shortlist:\n${SITE}/shortlist?properties=${slugs.join()}\n`))
    assert.doesNotMatch(text, /saved-searches|Unsubscribe/)
  })

  it('two mails at once of one day have other subjects', async () => {
    const of = async (time: string) =>
      (
        await letter({
          kind: 'homes',
          day: DAY,
          time,
          searches: [{...search, query: '', homes: [], total: 1}],
        })
      ).subject
    assert.notEqual(await of('09:05'), await of('09:35'))
  })

  it('text that a visitor typed is escaped in the HTML', async () => {
    const {html} = await withHomes()
    assert.match(html, /By the &lt;sea&gt;/)
    assert.doesNotMatch(html, /<sea>/)
  })

  it('each day’s mail about the same search has another subject', async () => {
    const of = async (day: string) =>
      (await letter({kind: 'homes', day, searches: [{...search, query: '', homes: [], total: 1}]}))
        .subject
    assert.notEqual(await of(DAY), await of('2026-11-25'))
  })

  it('twelve homes of twenty searches in Arabic fit into what Gmail shows of a mail', async () => {
    const words = (count: number) => 'شقة على البحر '.repeat(count).trim()
    const name = words(20)
    if (!first) throw new Error('There are no homes.')
    const property = {
      ...{...first, slug: 'x'.repeat(80), name, builder_community: name, city: name},
      main_images: [`properties/${'x'.repeat(80)}.webp`],
      about: {price: 1_000_000, type: words(3), total_no_of_rooms: 3},
    }
    const before = {price: 1_100_000}
    const searches = Array.from({length: 20}, (_, at) => ({
      ...{...search, name: words(5), page: `${PAGE}-${at}`, total: 14},
      query: `place=${encodeURIComponent(words(12))}&purpose=residential-sale&max_price=2500000`,
      homes: at < 12 ? [{property, before}] : [],
    }))
    const {text, ...long} = await letter({kind: 'homes', day: DAY, searches}, 'ar')
    const bytes = await sentBytes({text, ...long})
    assert.ok(bytes < 100_000, `${bytes}`)
    // Omitted homes are counted, and each search can still be changed or ended.
    const shown = text.match(/\/properties\/x+/g)?.length ?? 0
    assert.ok(shown >= 6, `${shown}`)
    for (const {page} of searches) assert.ok(long.html.includes(page), page)
    assert.ok(long.html.includes(`${PAGE}-0?lang=ar#end`), 'unsubscribe from all')
  })

  it('a mail in Arabic is read from the right, and leads to pages in Arabic', async () => {
    const {text, html} = await withHomes('ar')
    assert.match(html, /<html lang="ar" dir="rtl">/)
    assert.match(text, /1,100,000 درهم ← 1,000,000 درهم/)
    for (const [, address] of text.matchAll(/(https:\S+)/g)) assert.match(address ?? '', /lang=ar/)
  })
})
