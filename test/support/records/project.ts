/** Records of projects as a back end may send them: with everything, and with the least. */
import type {Property} from '#trade/contract/entities.ts'
import {near} from './particulars.ts'

/** Everything that the specification shows, and of ours what its page reads. */
export const completeProject: Property = {
  name: 'Salt Row',
  slug: 'salt-row',
  tagline: '<p>Forty homes between the <em>dune</em> and the tide.</p><script>alert(1)</script>',
  description_heading: '<p onclick="alert(2)">Nothing <em>in between</em></p>',
  short_description: 'A low row of houses at the edge of the lagoon.',
  main_images: [1, 2, 3, 4].map(number => `pictures/salt-${number}.webp`),
  pictures: {
    'pictures/salt-1.webp': {width: 1200, height: 800, widths: [640], alt: 'The row at noon.'},
    'pictures/salt-2.webp': {width: 1200, height: 800, widths: [640], alt: 'The boat store.'},
  },
  video: 'films/salt.mp4',
  media_url: 'https://www.youtube.com/watch?v=salt0001',
  builder_community: 'Lagoon Edge',
  about: {
    price: 3100000,
    total_no_of_rooms: 4,
    type: 'Townhouse',
    amenities: ['Slipway', 'Reading room'],
    description:
      '<h3>The yard</h3><p>Paved with shell.</p><img src="/favicon.svg" alt="" onerror="alert(3)">',
    address: '9 Tide Street, Dubai',
  },
  dld_details: {
    reference: 'SR-9',
    listed: '2026-05-06',
    broker_orn: '1212',
    agent_brn: '3434',
    permit_number: '5656565656',
    dld_qr: 'codes/salt.svg',
  },
  location: {coordinates: [25.11, 55.22]},
  near,
  location_description: '<p>Two minutes from the <a href="javascript:alert(4)">jetty</a>.</p>',
  watchout_description: '<p>The film begins at <em>low tide</em>.</p><iframe src="x"></iframe>',
  brochure: 'documents/salt.pdf',
  floor_plan: 'documents/salt-plan.pdf',
  floor_plan_images: ['plans/salt-floor-1.webp'],
  faqs: [
    {_id: 'a', question: 'Does the row face west?', answer: 'All of it does.'},
    {_id: 'b', question: 'Is there a lift?', answer: 'In every second house.'},
  ],
  city: 'Dubai',
  state: 'Dubai',
  builder: {name: 'Tidewater', slug: 'tidewater'},
  agent: {
    slug: 'idris-kaya',
    name: 'Idris Kaya',
    phone: '+971 50 765 4321',
    languages: ['en', 'tr'],
  },
  emirate: 'Dubai',
}

/** No more than a back end must know. */
export const bareProject: Property = {
  name: 'Plain Court',
  slug: 'plain-court',
  main_images: [],
  about: {price: null},
}

/** In the order of the specification. */
export const SECTIONS = [
  'Salt Row',
  'Nothing in between',
  'WHERE DREAMS FIND HOMES',
  'About',
  'Photo Gallery',
  'Watchout',
  'Unit summary',
  'Floor plan',
  'Amenities',
  'DLD DETAILS',
  'Location',
  'Near this home',
  'Our Expert Will Help You',
  'Questions and answers',
]
