import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {takesFiles} from '#kit/api-client/call.ts'
import * as contract from '#trade/contract/contract.ts'

/** The API as a back end has to offer it; `?` marks what may be left out, `[]` a list of files. */
const table: Record<keyof typeof contract, string> = {
  contact: 'POST contact: name phone email? message? fromUrl?',
  newsletter: 'POST createNewsLetterSubscriber: email',
  createBooking: 'POST createBooking: name phone is_whatsapp_number(flag) email rentOrSale',
  createTeamMemberContact: 'POST createTeamMemberContact: name team_member phone email message',
  addListWithUs:
    'POST addListWithUs: name phone email property_location current_valuation move_in_date property_images(files)?',
  applyForJobApplication:
    'POST applyForJobApplication: media(file)? career_id name phone email experience current_salary expected_salary available_to_join current_location',
  sendShortlist: 'POST sendShortlist: email properties',
  createSavedSearch: 'POST createSavedSearch: name email frequency consent query? fromUrl?',
  changeSavedSearch: 'POST changeSavedSearch: token task name? frequency?',
  getFormToken: 'GET getFormToken:',
  getViewingHours: 'GET getViewingHours: slug? agent? viewing? from? days?',
  holdViewing: 'POST holdViewing: slug? agent? starts hold?',
  releaseViewing: 'POST releaseViewing: hold',
  createViewing: 'POST createViewing: hold mode name phone email message? fromUrl?',
  getViewing: 'GET getViewing: token',
  changeViewing: 'POST changeViewing: token task starts?',
  visitUser: 'POST visitUser:',
  countUse: 'POST countUse: partner? viewed? opened? version?',
  getHomeItems: 'GET getHomeItems:',
  propertyDetail: 'GET property-detail: slug',
  media: 'GET media/{file}: file',
  searchProperties:
    'GET search-properties: q? purpose? place? property_type? min_price? max_price? bedrooms? min_area? max_area? amenities? completion? handover_by? payment_plan? max_service_charge? cheques? max_deposit? min_floor? parking? available_by? near? community? builder? bbox? area? sort? page?',
  getAreaPrices: 'GET getAreaPrices: area property_type? purpose?',
  getHomesOnMap:
    'GET getHomesOnMap: q? purpose? place? property_type? min_price? max_price? bedrooms? min_area? max_area? amenities? completion? handover_by? payment_plan? max_service_charge? cheques? max_deposit? min_floor? parking? available_by? near? community? builder? bbox? area?',
  getAdvertised: 'GET getAdvertised: after?',
  getHomesInBuilding: 'GET getHomesInBuilding: slug',
  getProjectsByBuilder: 'GET getProjectsByBuilder: builderSlug',
  getBuilders: 'GET getBuilders:',
  getPropertyTypes: 'GET getPropertyTypes:',
  getPropertyTypesWithProperties: 'GET getPropertyTypesWithProperties:',
  getCities: 'GET getCities: search? limit?',
  getCommunities: 'GET getCommunities:',
  getCommunityDetail: 'GET getCommunityDetail: _id',
  getNeighborhood: 'GET getNeighborhood/{name}: name community?',
  getNeighborhoodsByCommunity: 'GET getNeighborhoodsByCommunity: community_name',
  getTeam: 'GET getTeam:',
  getTeamMember: 'GET getTeamMember: slug',
  getPropertiesByAgent: 'GET getPropertiesByAgent: slug',
  careers: 'GET careers:',
  careerDetail: 'GET careerDetail: _id',
  getGoogleReviews: 'GET getGoogleReviews:',
  getBlogsList: 'GET getBlogsList:',
  getBlogDetail: 'GET getBlogDetail: slug',
  getNewsList: 'GET getNewsList:',
  getNewsDetail: 'GET getNewsDetail: slug',
  getOpenHouses: 'GET getOpenHouses:',
  getOpenHouseDetail: 'GET getOpenHouseDetail: slug',
  getSeoData: 'GET getSeoData:',
  getRates: 'GET getRates:',
  getBuyingCosts: 'GET getBuyingCosts:',
  getRentingCosts: 'GET getRentingCosts:',
  getSavedSearch: 'GET getSavedSearch: token',
  getTestEnquiry: 'GET getTestEnquiry: id',
}

describe('contract with a back end', () => {
  it('the contract has exactly the calls of the specification', () => {
    assert.deepEqual(Object.keys(contract).sort(), Object.keys(table).sort())
  })

  for (const [name, call] of Object.entries(contract)) {
    it(`the contract has ${name} as ${table[name as keyof typeof contract]}`, () => {
      const fields = Object.entries(call.params).map(([field, {kind, optional}]) => {
        const shown = kind === 'text' ? field : `${field}(${kind})`
        return optional ? `${shown}?` : shown
      })
      const written = [`${call.method} ${call.path}:`, ...fields].join(' ')
      assert.equal(written, table[name as keyof typeof contract])
      assert.equal(call.name, name)
    })
  }

  it('only the calls with file fields are sent as multipart', () => {
    const withFiles = Object.values(contract).filter(takesFiles)
    const names = withFiles.map(({name}) => name)
    assert.deepEqual(names, ['addListWithUs', 'applyForJobApplication'])
  })

  it('the call media is the only one that responds with a file', () => {
    const files = Object.values(contract).filter(call => 'isFile' in call && call.isFile)
    assert.deepEqual(files, [contract.media])
  })
})
