import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {savedSearches} from '#server/alerts/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {HOME_CONSENT_VERSION} from '#trade/alerts/consent.ts'
import {databases} from '../support/databases/databases.ts'
import {MONDAY, search, tokenIn, useLab} from '../support/saved-searches/saved-searches.ts'
import {until} from '../support/until.ts'

const HOME = 'test-flat'
const follow = {query: `home=${HOME}`, name: 'Win a prize', consent: HOME_CONSENT_VERSION}

for (const database of databases) {
  describe(`following one home, with ${database.name}`, () => {
    const lab = useLab(database)
    const orm = () => lab.api.database.ready()

    /** A home that a visitor follows, for 2,000,000 dirhams. */
    async function followed(values: Partial<typeof search> = {}) {
      await lab.addHome(HOME, {price: 2_000_000})
      await lab.happen(HOME, 'known', {price: 2_000_000})
      return lab.confirmed({...follow, ...values})
    }
    async function change(event: string, price: number | null, row: object = {price}) {
      await lab.changeHome(HOME, row)
      await lab.happen(HOME, event, {price})
    }
    /** The news of the one mail that a look brings. */
    async function told() {
      lab.letters.length = 0
      await lab.look(MONDAY)
      await lab.mails(1)
      const [mail] = lab.letters
      return (mail?.kind === 'homes' ? mail.followed : undefined)?.map(
        ({event, name, property, before}) => ({
          event,
          name: property?.name ?? name,
          price: property?.about.price,
          before: before?.price,
        }),
      )
    }
    async function silent() {
      await lab.look(MONDAY)
      await until(async () => (await (await orm()).$count(outbox, isOpen)) === 0)
      assert.deepEqual(lab.server.mails, [])
    }
    const stored = async () => (await (await orm()).select().from(savedSearches))[0]

    it('the home is stored by its reference and under its own name, whatever was typed', async () => {
      await followed()
      const row = await stored()
      const {query, home, frequency, consent} = row ?? {}
      assert.deepEqual(
        {query, home, frequency, consent},
        {query: 'home=test-flat', home: HOME, frequency: 'at-once', consent: '2026-11-home'},
      )
      assert.notEqual(row?.name, follow.name)
    })

    it('a lower and a higher price are told with the price before', async () => {
      await followed()
      await change('price', 1_900_000)
      const [lower] = (await told()) ?? []
      assert.deepEqual([lower?.event, lower?.before, lower?.price], ['price', 2_000_000, 1_900_000])
      await change('price', 2_100_000)
      const [higher] = (await told()) ?? []
      assert.deepEqual(
        [higher?.event, higher?.before, higher?.price],
        ['price', 1_900_000, 2_100_000],
      )
      await silent()
    })

    it('a project is followed as a home is, by its starting price', async () => {
      await lab.addHome(HOME, {price: 2_000_000, project: true})
      await lab.happen(HOME, 'known', {price: 2_000_000})
      await lab.confirmed(follow)
      await change('price', 2_200_000)
      const [news] = (await told()) ?? []
      assert.deepEqual([news?.event, news?.before, news?.price], ['price', 2_000_000, 2_200_000])
    })

    it('a price that went down and up again before the mail is no news', async () => {
      await followed()
      await change('price', 1_900_000)
      await change('price', 2_000_000)
      await silent()
    })

    it('a rent that is named for a year instead of a month is no news', async () => {
      await lab.addHome(HOME, {purpose: 'residential-rent', price: 10_000, price_period: 'month'})
      await lab.happen(HOME, 'known', {price: 10_000, period: 'month'})
      await lab.confirmed(follow)
      await lab.changeHome(HOME, {price: 120_000, price_period: 'year'})
      await lab.happen(HOME, 'price', {price: 120_000, period: 'year'})
      await silent()
      await lab.changeHome(HOME, {price: 110_000})
      await lab.happen(HOME, 'price', {price: 110_000, period: 'year'})
      const [news] = (await told()) ?? []
      assert.deepEqual([news?.event, news?.before, news?.price], ['price', 120_000, 110_000])
    })

    it('a home that is withdrawn, listed again and sold has a mail for each', async () => {
      await followed()
      await change('withdrawn', 2_000_000, {published: false})
      assert.equal((await told())?.[0]?.event, 'withdrawn')
      await change('listed', 1_950_000, {published: true, price: 1_950_000})
      const [again] = (await told()) ?? []
      assert.deepEqual(
        [again?.event, again?.before, again?.price],
        ['listed', 2_000_000, 1_950_000],
      )
      await change('sold', 1_950_000, {status: 'SOLD', transferred_at: '2026-11-23'})
      assert.equal((await told())?.[0]?.event, 'sold')
      await change('withdrawn', 1_950_000, {published: false})
      await silent()
    })

    it('a home for rent is let and not sold', async () => {
      await followed()
      await lab.changeHome(HOME, {status: 'SOLD', transferred_at: '2026-11-23'})
      await lab.happen(HOME, 'sold', {price: 120_000, period: 'year'})
      assert.equal((await told())?.[0]?.event, 'let')
    })

    it('a home whose permit has ended is told when it may be shown again', async () => {
      await followed()
      await change('price', 1_900_000, {price: 1_900_000, permit_expiry: '2020-01-01'})
      await silent()
      await lab.changeHome(HOME, {permit_expiry: '2099-01-01'})
      const [news] = (await told()) ?? []
      assert.deepEqual([news?.event, news?.before, news?.price], ['price', 2_000_000, 1_900_000])
    })

    it('a home that gets another reference is followed on, and not told as withdrawn', async () => {
      await followed()
      const at = new Date(MONDAY)
      await lab.changeHome(HOME, {reference: 'test-new'})
      await lab.happen(HOME, 'withdrawn', {price: 2_000_000, at})
      const renamed = {reference: 'test-new', home: HOME}
      await lab.happen(HOME, 'listed', {...renamed, price: 2_000_000, at})
      await silent()
      await lab.changeHome(HOME, {price: 1_900_000})
      await lab.happen(HOME, 'price', {...renamed, price: 1_900_000})
      const [news] = (await told()) ?? []
      assert.deepEqual([news?.event, news?.before, news?.price], ['price', 2_000_000, 1_900_000])
    })

    it('a home that gets another reference and another price at once is told with both prices', async () => {
      await followed()
      const at = new Date(MONDAY)
      await lab.happen('test-new', 'withdrawn', {price: 5})
      await lab.changeHome(HOME, {reference: 'test-new', price: 1_900_000})
      const renamed = {reference: 'test-new', home: HOME, at}
      await lab.happen(HOME, 'listed', {...renamed, price: 1_900_000})
      await lab.happen(HOME, 'withdrawn', {price: 2_000_000, at})
      const [news] = (await told()) ?? []
      assert.deepEqual([news?.event, news?.before, news?.price], ['price', 2_000_000, 1_900_000])
      await silent()
      await lab.changeHome(HOME, {price: 1_800_000})
      await lab.happen(HOME, 'price', {reference: 'test-new', home: HOME, price: 1_800_000})
      const [next] = (await told()) ?? []
      assert.deepEqual([next?.event, next?.before, next?.price], ['price', 1_900_000, 1_800_000])
    })

    it('news of other homes, and what happened before the confirmation, are told to nobody', async () => {
      await lab.addHome(HOME, {price: 2_000_000})
      await lab.happen(HOME, 'known', {price: 2_000_000})
      lab.start()
      await lab.save(follow)
      const [mail] = await lab.mails(1)
      await change('price', 1_900_000)
      await lab.change(tokenIn(mail), 'confirm')
      await lab.happen('other', 'price', {price: 1})
      await silent()
    })

    it('the private link shows the home under its present address', async () => {
      const token = await followed()
      const shown = async () =>
        (await lab.api.app.inject(`/api/v1/user/getSavedSearch?token=${token}`)).json().data
      assert.equal((await shown()).query, 'home=test-flat')
      await lab.changeHome(HOME, {id: 'test-moved'})
      assert.equal((await shown()).query, 'home=test-moved')
    })

    it('all searches of a person and single homes share one mail', async () => {
      await followed()
      await lab.confirmed({frequency: 'at-once'})
      await change('price', 1_900_000)
      await lab.look(MONDAY)
      await lab.mails(1)
      const [mail] = lab.letters.slice(-1)
      assert.deepEqual(
        mail?.kind === 'homes' && [mail.searches.length, mail.followed?.length],
        [1, 1],
      )
    })

    it('an unknown home, and the consent to something else, are refused', async () => {
      assert.equal((await lab.save({...follow, query: 'home=nowhere'})).status, 422)
      await lab.addHome(HOME)
      assert.equal((await lab.save({...follow, consent: search.consent})).status, 422)
      assert.equal((await lab.save({consent: HOME_CONSENT_VERSION})).status, 422)
    })
  })
}
