/** Answers of each reading call for the example's content, by the names of the specification. */
import type * as contract from '#trade/contract/contract.ts'
import {dayFrom} from '../../../../support/dates.ts'

export interface ReadClaim {
  params?: Record<string, string>
  /** `data`, except the metadata of pictures. */
  answers: unknown
  /** Parameters that name no record. */
  missing?: Record<string, string>
}

const card = {
  _id: 'quiet-studio',
  name: 'Quiet Studio',
  slug: 'quiet-studio',
  main_images: ['pictures/sea.png'],
  builder_community: 'Coral Bay',
  about: {price: 60_000, total_no_of_rooms: 0, type: 'Apartment'},
  city: 'Dubai',
  status: 'ACTIVE',
  reference: 'R-04',
  purpose: 'residential-rent',
  price_period: 'month',
  property_type: 'apartment',
  neighborhood: {_id: 'coral-bay', name: 'Coral Bay', title: 'Coral Bay'},
  area_sqft: 1_200,
  emirate: 'Dubai',
  listed: dayFrom(-4),
  permit_number: 'P-R-04',
  project: false,
}

const villa = {
  ...card,
  _id: 'garden-villa',
  name: 'Garden Villa',
  slug: 'garden-villa',
  builder_community: 'Dune Park',
  about: {price: 9_000_000, total_no_of_rooms: 5, type: 'Villa'},
  reference: 'R-02',
  purpose: 'residential-sale',
  property_type: 'villa',
  neighborhood: {_id: 'dune-park', name: 'Dune Park', title: 'Dune Park'},
  listed: dayFrom(-2),
  permit_number: 'P-R-02',
}
const {price_period: _rentsOnly, ...gardenVilla} = villa

const soldVilla = {
  ...gardenVilla,
  _id: 'sold-villa',
  name: 'Sold Villa',
  slug: 'sold-villa',
  builder_community: 'Coral Bay',
  about: {price: 1_500_000, total_no_of_rooms: 2, type: 'Villa'},
  status: 'SOLD',
  reference: 'R-03',
  neighborhood: {_id: 'coral-bay', name: 'Coral Bay', title: 'Coral Bay'},
  listed: dayFrom(-3),
  permit_number: 'P-R-03',
}

const {price_period: _noRent, ...sale} = card
const bayTowers = {
  ...sale,
  _id: 'bay-towers',
  name: 'Bay Towers',
  slug: 'bay-towers',
  short_description: 'Two towers.',
  main_images: ['pictures/large.jpg', 'pictures/sea.png', 'pictures/garden.webp'],
  about: {price: 1_500_000, total_no_of_rooms: 2, type: 'Apartment', address: 'Pier 1, Coral Bay'},
  location: {coordinates: [25.11, 55.12]},
  state: 'United Arab Emirates',
  reference: 'R-01',
  purpose: 'residential-sale',
  builder: {name: 'North Wind', slug: 'north-wind'},
  bathrooms: 3,
  listed: dayFrom(-1),
  permit_number: 'P-R-01',
  project: true,
}

const {permit_number: _noPermit, ...withoutPermit} = sale
const shoreHome = {
  ...withoutPermit,
  _id: 'shore-home',
  name: 'Shore Home',
  slug: 'shore-home',
  builder_community: 'Marjan Shore',
  about: {price: 1_500_000, total_no_of_rooms: 2, type: 'Apartment'},
  reference: 'R-08',
  purpose: 'residential-sale',
  neighborhood: {_id: 'marjan-shore', name: 'Marjan Shore', title: 'Marjan Shore'},
  builder: {name: 'North Wind', slug: 'north-wind'},
  emirate: 'Ras Al Khaimah',
  listed: dayFrom(-7),
  project: true,
}

const bayDetails = {
  reference: 'R-01',
  listed: dayFrom(-1),
  broker_orn: '12345',
  agent_brn: '10001',
  permit_number: 'P-R-01',
  dld_qr: 'pictures/qr.png',
}

const northWind = {
  _id: 'north-wind',
  slug: 'north-wind',
  name: 'North Wind',
  image: 'wordmarks/north.svg',
  about: '<p>Builds since <b>1999</b>.</p>',
  social_links: [{social: 'LinkedIn', link: 'https://example.com/north-wind'}],
}
const apartment = {_id: 'apartment', name: 'Apartment', image: 'pictures/sea.png'}
const seaside = {
  _id: 'seaside',
  name: 'Seaside Living',
  title: 'Life by the sea',
  description: '<p>Sand.</p>',
  image: 'pictures/sea.png',
}
const business = {_id: 'business', name: 'Business Quarters'}

const anna = {
  _id: 'anna-berg',
  slug: 'anna-berg',
  sortOrder: 2,
  name: 'Anna Berg',
  occupation: 'Agent',
  image: 'portraits/anna.jpg',
  video: 'films/anna.mp4',
  transcript: 'Anna waves from a boat.',
  address: 'Office 1',
  phone: '+971 50 000 0001',
  about: '<p>Knows the sea.</p>',
  skills: ['Relocation', 'Villas'],
  type: 'AGENT',
  brn: '10001',
  languages: ['en', 'fr'],
  social_links: [{social: 'Instagram', link: 'https://example.com/anna'}],
}
const member = (slug: string, name: string, occupation: string, sortOrder = 100) => ({
  _id: slug,
  slug,
  sortOrder,
  name,
  occupation,
})
const omar = {...member('omar-said', 'Omar Said', 'Agent'), type: 'AGENT', brn: '10002'}

const coralBay = {
  _id: 'coral-bay',
  name: 'Coral Bay',
  title: 'Coral Bay',
  emirate: 'Dubai',
  hero_content: '<p>Calm water.</p>',
  hero_image: 'pictures/sea.png',
  section_2_heading: 'Living here',
  section_2_subheading: '<p>Quiet.</p>',
  section_2_details: [{title: 'Beach', value: '2 km'}],
  section_2_image: 'pictures/garden.webp',
  local_amenities: {parks: 'Coral Park, Palm Walk', schools: 'Bay School'},
  location: {coordinates: [25.1, 55.1]},
}
const dunePark = {_id: 'dune-park', name: 'Dune Park', emirate: 'Dubai'}

const article = (slug: string, title: string, day: number) => ({
  _id: slug,
  slug,
  title,
  short_description: 'Two sentences.',
  thumbnail: 'pictures/sea.png',
  createdAt: dayFrom(day),
})
const description = '<h2>Heading</h2><p>Text</p>'
const firstHome = article('first-home', 'First home', -30)
const bySea = article('by-the-sea', 'By the sea', -3)
const newPier = article('new-pier', 'New pier', -3)

const broker = {
  _id: 'broker',
  title: 'Broker',
  short_description: 'Sells homes.',
  description: '<p>Tasks.</p>',
  createdAt: dayFrom(-9),
  tags: [{name: 'Full time'}, {name: 'Dubai'}],
}

const openHouse = (slug: string, title: string, day: number) => ({
  _id: slug,
  main_images: ['pictures/sea.png', 'pictures/garden.webp'],
  open_house_details: {
    title,
    slug,
    date: dayFrom(day),
    start_time: '10:00',
    end_time: '12:30',
    venue: 'Pier 1',
    status: 'Open to all',
  },
  about: {price: null},
})
const bayMorning = {
  ...openHouse('bay-morning', 'Bay morning', 3),
  about: {price: 1_500_000, description: '<p>Coffee.</p>'},
  dld_details: bayDetails,
  property: {name: 'Bay Towers', slug: 'bay-towers'},
}

const advertised = (slug: string, day: number) => ({
  slug,
  main_images: ['pictures/sea.png'],
  listed: dayFrom(day),
  project: false,
})

export const readClaims: Partial<Record<keyof typeof contract, ReadClaim>> = {
  getHomeItems: {answers: {featured_properties: [bayTowers], exclusive_properties: [gardenVilla]}},
  propertyDetail: {
    params: {slug: 'bay-towers'},
    answers: {
      ...bayTowers,
      tagline: '<p>Above the water</p>',
      description_heading: '<h2>Bay Towers</h2>',
      video: 'films/bay.mp4',
      transcript: 'Two towers at noon.',
      media_url: 'https://video.example.com/embed/1',
      about: {
        ...bayTowers.about,
        amenities: ['Pool', 'Gym'],
        description: '<p>Homes above the water.</p>',
      },
      dld_details: bayDetails,
      location_description: '<p>By the pier.</p>',
      watchout_description: '<p>See the film.</p>',
      brochure: 'documents/bay.pdf',
      floor_plan: 'documents/bay-plan.pdf',
      floor_plan_images: ['pictures/sea.png'],
      faqs: [{_id: '1', question: 'When?', answer: 'Soon.'}],
      amenity_codes: ['pool', 'parking', 'part-furnished', 'gym', 'sea-view', 'marina-view'],
      furnishing: 'part-furnished',
      completion: 'off-plan',
      handover: '2027-Q4',
      payment_plan: [
        {milestone: 'booking', percent: 10, paid_to: 'escrow'},
        {milestone: 'construction', built: 62.5, percent: 33.33},
        {name: 'Roof', due: '2027-03-31', percent: 16.67},
        {milestone: 'after-handover', monthly_parts: 24, percent: 40, paid_to: 'developer'},
      ],
      service_charge: 18.245,
      parking: 2,
      views: ['sea-view', 'marina-view'],
      building: 'Bay Tower 1',
      units: [
        {name: 'Duplex', bedrooms: 3, area_from: 1_900, area_to: 2_050, available: 2},
        {bedrooms: 0, price_from: 900_000, available: 0},
      ],
      units_as_of: dayFrom(-3),
      near: [
        {
          kind: 'school',
          name: 'Pier School',
          coordinates: [25.101, 55.201],
          metres: 8217,
          walk_minutes: 124,
          drive_minutes: 27,
          estimated: true,
          source: 'https://schools.example/pier',
        },
      ],
      history: [{day: dayFrom(0), event: 'known', price: bayTowers.about.price}],
      permit_expiry: dayFrom(90),
      agent: {
        slug: 'anna-berg',
        name: 'Anna Berg',
        phone: '+971 50 000 0001',
        image: 'portraits/anna.jpg',
        languages: ['en', 'fr'],
      },
    },
    missing: {slug: 'no-such-home'},
  },
  searchProperties: {
    params: {purpose: 'residential-rent', max_price: '720000'},
    answers: {
      properties: [card],
      total: 1,
      page: 1,
      pages: 1,
      facets: {
        purpose: {'residential-rent': 1, 'commercial-rent': 1},
        property_type: {apartment: 1},
        bedrooms: {0: 1},
        neighborhood: {'coral-bay': 1},
        builder: {},
        amenities: {},
        completion: {},
        payment_plan: {},
        handover_by: {},
        cheques: {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1},
        parking: {},
        near: {},
        stated: {max_deposit: 1, min_floor: 1, available_by: 1},
      },
    },
  },
  getAreaPrices: {
    params: {area: 'coral-bay'},
    answers: {
      area: {_id: 'coral-bay', name: 'Coral Bay', title: 'Coral Bay'},
      day: dayFrom(0),
      prices: [],
    },
  },
  getHomesOnMap: {
    params: {bbox: '55,25,55.5,25.5'},
    answers: {
      homes: [
        {slug: 'bay-towers', coordinates: [25.11, 55.12], price: 1_500_000, name: 'Bay Towers'},
      ],
    },
  },
  getAdvertised: {
    params: {after: 'last-day'},
    answers: {
      properties: [
        advertised('plain-flat', -10),
        advertised('quiet-studio', -4),
        advertised('rent-villa', -9),
        advertised('shore-flat', -7),
        {...advertised('shore-home', -7), project: true},
      ],
    },
  },
  getHomesInBuilding: {
    params: {slug: 'bay-towers'},
    answers: [],
    missing: {slug: 'unknown'},
  },
  getProjectsByBuilder: {
    params: {builderSlug: 'north-wind'},
    answers: {...northWind, projects: [shoreHome, bayTowers]},
    missing: {builderSlug: 'no-such-builder'},
  },
  getBuilders: {
    answers: [
      {...northWind, project_count: 2},
      {_id: 'old-dune', slug: 'old-dune', name: 'Old Dune', project_count: 0},
    ],
  },
  getPropertyTypes: {
    answers: {
      property_types: [apartment, {_id: 'villa', name: 'Villa'}, {_id: 'office', name: 'Office'}],
    },
  },
  // Cards of properties are compared with the others elsewhere.
  getPropertyTypesWithProperties: {
    answers: [
      {...apartment, count: 6, properties: ['bay-towers', 'quiet-studio', 'shore-home']},
      {_id: 'villa', name: 'Villa', count: 2, properties: ['garden-villa', 'rent-villa']},
      {_id: 'office', name: 'Office', count: 2, properties: ['harbour-office', 'dune-shop']},
    ],
  },
  getCities: {
    answers: {
      cities: [
        {
          name: 'Coral Bay',
          title: 'Coral Bay',
          names: ['Baie de Corail', 'Коралловая бухта', 'CBY', 'The Reef'],
        },
        {name: 'Dune Park'},
        {name: 'Harbour Square'},
        {name: 'Marjan Shore'},
        {name: 'Dubai', title: 'Dubai', names: ['Dubaï', 'Дубай', 'دبي']},
        {
          name: 'Ras Al Khaimah',
          title: 'Ras Al Khaimah',
          names: ['Ras el Khaïmah', 'Рас-эль-Хайма', 'رأس الخيمة', 'RAK'],
        },
      ],
    },
  },
  getCommunities: {
    answers: {categories: [seaside, business, {_id: 'desert', name: 'Empty Desert'}]},
  },
  getCommunityDetail: {
    params: {_id: 'business'},
    answers: {...business, includedProperties: ['garden-villa', 'harbour-office', 'dune-shop']},
    missing: {_id: 'no-such-community'},
  },
  getNeighborhood: {
    params: {name: 'Coral Bay', community: 'Seaside Living'},
    answers: {...coralBay, member_id: [omar, anna]},
    missing: {name: 'Atlantis'},
  },
  getNeighborhoodsByCommunity: {
    params: {community_name: 'Business Quarters'},
    answers: {
      community: business,
      neighborhood: [
        dunePark,
        {
          _id: 'harbour-square',
          name: 'Harbour Square',
          emirate: 'Dubai',
          section_3_heading: 'Offices',
          section_3_subheading: '<p>Towers.</p>',
        },
      ],
    },
    missing: {community_name: 'Empty Desert'},
  },
  getTeam: {
    answers: [
      member('lina-west', 'Lina West', 'Director', 1),
      anna,
      member('ben-long', 'Ben Long', 'Photographer'),
      omar,
      member('zoe-hill', 'Zoe Hill', 'Adviser', 200),
    ],
  },
  getTeamMember: {params: {slug: 'anna-berg'}, answers: anna, missing: {slug: 'nobody'}},
  getPropertiesByAgent: {
    params: {slug: 'anna-berg'},
    answers: [bayTowers, gardenVilla, soldVilla],
    missing: {slug: 'nobody'},
  },
  careers: {
    answers: [
      {
        _id: 'writer',
        title: 'Writer',
        short_description: 'Writes.',
        description: '<p>Words.</p>',
        createdAt: dayFrom(-8),
      },
      broker,
    ],
  },
  careerDetail: {params: {_id: 'broker'}, answers: broker, missing: {_id: 'astronaut'}},
  getGoogleReviews: {
    answers: [
      review('Maya', 5, 'today'),
      {...review('Ivan', 4, 'last week'), profile_photo_url: 'portraits/anna.jpg'},
      review('Paul', 5, '2 months ago'),
      review('Rosa', 3, '2 years ago'),
    ],
  },
  getBlogsList: {answers: [bySea, firstHome]},
  getBlogDetail: {
    params: {slug: 'first-home'},
    answers: {blog: {...firstHome, description}, other_blogs: [bySea]},
    missing: {slug: 'unwritten'},
  },
  getNewsList: {answers: [newPier, article('award', 'Award', -20)]},
  getNewsDetail: {
    params: {slug: 'new-pier'},
    answers: {news: {...newPier, description}},
    missing: {slug: 'unheard'},
  },
  getOpenHouses: {
    answers: {
      openHouses: [
        {
          ...openHouse('bay-evening', 'Bay evening', 0),
          property: {name: 'Shore Flat', slug: 'shore-flat'},
        },
        bayMorning,
      ],
    },
  },
  getOpenHouseDetail: {
    params: {slug: 'bay-morning'},
    answers: bayMorning,
    missing: {slug: 'no-such-day'},
  },
  getSeoData: {
    answers: [
      {
        url: '/',
        meta_title: 'Homes in Dubai',
        meta_description: 'Homes.',
        meta_keywords: 'homes, dubai',
      },
      {url: '/news', meta_description: 'News.'},
      {url: '/team', meta_title: 'People'},
    ],
  },
  getRates: {answers: {day: '2026-11-20', dirhams: {USD: 3.6725, EUR: 4.25}}},
  getRentingCosts: {
    answers: [
      {
        emirate: 'Dubai',
        name: 'Dubai',
        valid_from: dayFrom(-10),
        vat: 5,
        fees: [
          {
            id: 'deposit',
            name: 'Security deposit',
            paid_to: 'Landlord',
            percent: 5,
            paid_when: 'moving-in',
            refundable: true,
            security_deposit: true,
            furnishings: ['unfurnished'],
            source: 'https://fees.example/',
            checked: '2026-11-20',
          },
        ],
      },
    ],
  },
  getBuyingCosts: {
    answers: [
      {
        emirate: 'Dubai',
        name: 'Dubai',
        valid_from: dayFrom(-10),
        vat: 5,
        fees: [
          {
            id: 'transfer',
            name: 'Transfer',
            paid_to: 'Land Department',
            paid_by: 'buyer',
            percent: 4,
            source: 'https://fees.example/',
            checked: '2026-11-20',
          },
        ],
        loan: {
          limits: [{buyer: 'resident', percent: 80}],
          longest_years: 25,
          source: 'https://limits.example/',
          checked: '2026-11-20',
          rate: 4.5,
          rate_source: 'https://rates.example/',
          rate_checked: '2026-11-20',
        },
      },
    ],
  },
}

function review(author_name: string, rating: number, relative_time_description: string) {
  return {author_name, rating, text: 'Good work.', relative_time_description}
}
