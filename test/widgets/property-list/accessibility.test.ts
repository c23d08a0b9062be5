/** Assistive technology can use the list, whatever it shows. */
import {expect} from '@open-wc/testing'
import {
  all,
  count,
  describePropertyList,
  fakeSearch,
  listed,
  mountedWithResults,
} from '../../support/property-list.ts'
import {answered, homes, type SearchAnswer} from '../../support/records/homes.ts'
import {eventually, isAccessible, mount} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('accessibility', () => {
    it('the property list is accessible with homes and filters', async () => {
      await isAccessible((await listed('heading="Homes for sale" place="Marina"')).list)
    })
    it('the property list is accessible with active filters', async () => {
      const {list} = await mountedWithResults(
        '?property_type=villa&bedrooms=5%2B&max_price=9000000&page=4',
      )
      await isAccessible(list)
    })
    it('the property list is accessible when a search finds nothing', async () => {
      const {list} = await mountedWithResults('?bedrooms=2', {properties: [], total: 0, pages: 0})
      await isAccessible(list)
    })
    it('the property list is accessible while it waits for results', async () => {
      const searchQueries = fakeSearch('hangs')
      const list = await mount('<ocp-property-list></ocp-property-list>')
      await eventually(() => expect(searchQueries()).to.have.length(1))
      await isAccessible(list)
    })
    it('the property list is accessible when the search fails', async () => {
      await isAccessible((await listed('', 'breaks')).list)
    })
    it('the property list is accessible with a map', async () => {
      const {list} = await listed('view="map"')
      await eventually(() => expect(all(list, '.pin')).not.to.be.empty)
      await isAccessible(list)
    })
  })

  describe('count of results', () => {
    const counts: [string, Partial<SearchAnswer>, string][] = [
      ['en', {total: 94}, '94 properties'],
      ['en', {total: 1, properties: homes(1)}, '1 property'],
      ['en', {total: 10_000}, '10,000 properties'],
      ['en', {total: 0, properties: []}, '0 properties'],
      ['fr', {total: 1, properties: homes(1)}, '1 bien'],
      ['fr', {total: 94}, '94 biens'],
      ['ru', {total: 1, properties: homes(1)}, '1 объект'],
      ['ru', {total: 94}, '94 объекта'],
      ['ru', {total: 25}, '25 объектов'],
    ]
    for (const [lang, results, expected] of counts) {
      it(`the status region shows "${expected}" in the language ${lang}`, async () => {
        fakeSearch(answered(results))
        const list = await mount(`<ocp-property-list lang="${lang}"></ocp-property-list>`)
        await eventually(() => expect(count(list)).to.equal(expected))
      })
    }
  })
})
