/** The search in the address of the page, which the list keeps there. */
import {expect, fixtureCleanup} from '@open-wc/testing'
import {
  all,
  chips,
  describePropertyList,
  drawn,
  link,
  listed,
  select,
  settled,
} from '../../support/property-list.ts'
import {answered} from '../../support/records/homes.ts'
import {eventually} from '../../support/widget-page.ts'

describePropertyList(() => {
  describe('search in the page’s address', () => {
    const initial = location.href
    const goTo = (address: string) => history.pushState(history.state, '', address)
    const followed = (attributes = '') => listed(`query-from="address" ${attributes}`)
    afterEach(async () => {
      fixtureCleanup() // a list that is still there would follow
      await drawn()
      history.replaceState(null, '', initial)
    })

    it('the list shows what the address asks for, within the preset filters', async () => {
      goTo('?tab=2&bedrooms=3&purpose=commercial-rent&page=2')
      const {list, searchQueries} = await followed('purpose="residential-sale"')
      expect(searchQueries()).to.deep.equal([
        {lang: 'en', purpose: 'residential-sale', bedrooms: '3', page: '2'},
      ])
      expect(chips(list)).to.deep.equal(['Remove filter: 3 bedrooms'])
    })

    it('a filter changes the address and keeps what else is in it', async () => {
      goTo('?tab=2#list')
      const {list} = await followed('purpose="residential-sale"')
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(location.search).to.equal('?tab=2&bedrooms=2'))
      expect(location.hash).to.equal('#list')
      await settled(list)
      const {pathname} = location
      expect(link(list, 'Page 2').href).to.equal(
        new URL(`${pathname}?tab=2&bedrooms=2&page=2#list`, location.href).href,
      )
    })

    it('a filter that the API rejects goes out of the address, too', async () => {
      goTo('?tab=2&bedrooms=many&place=Marina')
      const {list} = await listed('query-from="address"', ({query}) =>
        query.has('bedrooms')
          ? {statusCode: 422, message: 'No', errors: {bedrooms: 'No'}}
          : answered(),
      )
      await eventually(() => expect(location.search).to.equal('?tab=2&place=Marina'))
      await settled(list)
      expect(chips(list)).to.deep.equal(['Remove filter: Marina'])
    })

    it('Back and Forward search again', async () => {
      const {list, searchQueries} = await followed()
      select(list, 'Bedrooms', '2')
      await settled(list)
      await eventually(() => expect(chips(list)).to.deep.equal(['Remove filter: 2 bedrooms']))
      history.back()
      await eventually(() => expect(chips(list)).to.deep.equal([]))
      await eventually(() => expect(searchQueries().at(-1)).to.deep.equal({lang: 'en'}))
      history.forward()
      await eventually(() => expect(chips(list)).to.deep.equal(['Remove filter: 2 bedrooms']))
    })

    it('the map is in the address, and a preset map can become a list there', async () => {
      goTo('?view=list')
      const {list} = await followed('view="map"')
      expect(all(list, '.plan')).to.be.empty
      link(list, 'Map').click()
      await eventually(() => expect(location.search).to.equal(''))
      link(list, 'List').click()
      await eventually(() => expect(location.search).to.equal('?view=list'))
    })

    it('a page that cancels ocp-search and changes its address is followed', async () => {
      const {list, searchQueries} = await followed()
      list.addEventListener('ocp-search', event => {
        event.preventDefault()
        const {query} = (event as CustomEvent).detail
        setTimeout(() => goTo(`?${new URLSearchParams(query)}`))
      })
      select(list, 'Bedrooms', '2')
      await eventually(() => expect(searchQueries().at(-1)?.bedrooms).to.equal('2'))
    })

    it('another path of the page does not search', async () => {
      const {list, searchQueries} = await followed()
      goTo('/elsewhere?bedrooms=3')
      await settled(list)
      expect(searchQueries()).to.have.length(1)
    })
  })
})
