/** Records of properties as a back end may send them: with everything, and with the least. */
import type {Property} from '#trade/contract/entities.ts'
import {near} from '../../../support/records/particulars.ts'
import type {SiteAnswer} from '../site/site.ts'

export const answered = (data: unknown): SiteAnswer => ({statusCode: 200, message: '', data})

/** Everything the specification knows, and everything of ours. */
export const completeProperty: Property = {
  name: 'Lighthouse Villa',
  slug: 'lighthouse-villa',
  tagline: '<p>Six rooms above the <em>water</em>.</p><script>alert(1)</script>',
  description_heading: '<p onclick="alert(2)">Where the road ends</p>',
  short_description: 'A villa at the end of the pier, with the harbour on both sides.',
  main_images: [1, 2, 3, 4, 5].map(number => `pictures/lighthouse-${number}.webp`),
  pictures: {
    'pictures/lighthouse-2.webp': {width: 1200, height: 800, widths: [640], alt: 'The lamp room.'},
  },
  builder_community: 'Harbour Row',
  about: {
    price: 12500000,
    total_no_of_rooms: 6,
    type: 'Villa',
    amenities: ['Private jetty', 'Boathouse'],
    description:
      '<h3>The keeper’s room</h3><p>Kept as it was.</p><img src="/favicon.svg" alt="" onerror="alert(3)">',
    address: '1 Pier Road, Dubai',
  },
  dld_details: {
    reference: 'LH-77',
    listed: '2026-02-03',
    broker_orn: '4711',
    agent_brn: '815',
    permit_number: '7112233445',
    dld_qr: 'codes/lighthouse.svg',
  },
  floor_plan_images: ['plans/lighthouse-floor-1.webp', 'plans/lighthouse-floor-2.webp'],
  location: {coordinates: [25.1, 55.2]},
  near,
  location_description: '<p>Ten minutes from the <a href="javascript:alert(4)">market</a>.</p>',
  faqs: [
    {_id: 'a', question: 'Is the lamp lit?', answer: 'On the first of each month.'},
    {_id: 'b', question: 'May a boat be moored?', answer: 'Two of them.'},
  ],
  city: 'Dubai',
  state: 'Dubai',
  status: 'ACTIVE',
  _id: 'lighthouse-villa',
  reference: 'LH-77',
  purpose: 'residential-sale',
  property_type: 'villa',
  neighborhood: {_id: 'harbour-row', name: 'Harbour Row'},
  agent: {
    slug: 'mina-darwish',
    name: 'Mina Darwish',
    phone: '+971 50 123 4567',
    languages: ['en', 'ar'],
  },
  bathrooms: 7,
  area_sqft: 9120,
  emirate: 'Dubai',
  listed: '2026-02-03',
  permit_number: '7112233445',
}

/** No more than a back end must know. */
export const bareProperty: Property = {
  name: 'Plain Flat',
  slug: 'plain-flat',
  main_images: [],
  about: {price: null},
}

/** As a search answers it. */
export const homeNamed = (name: string): Property => ({
  ...bareProperty,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  main_images: ['pictures/one.webp', 'pictures/two.webp'],
})

export const found = (...names: string[]) => results(names.map(homeNamed))

/** Homes like the complete one, elsewhere. */
export const similar = (...names: string[]) => {
  const {purpose, property_type, about} = completeProperty
  return results(names.map(name => ({...homeNamed(name), purpose, property_type, about})))
}

const results = (properties: Property[]) =>
  answered({properties, total: properties.length, page: 1, pages: 1, facets: {}})
