/**
 * A small agency's content. What visitors must not see is called `Hidden …` (not published) or
 * `Expired …` (its permit has ended), so that a test can look for these words in any answer.
 */
import type {KindName} from '#server/content/schema/kinds.ts'

export type Records = Record<KindName, Record<string, Record<string, unknown>>>

const all = (text: string) => ({en: text, fr: `${text} (fr)`, ru: `${text} (ru)`})

const article = (title: unknown, createdAt: string) => ({
  title,
  short_description: 'Two sentences.',
  description: '<h2>Heading</h2><p>Text</p>',
  thumbnail: 'pictures/sea.png',
  createdAt,
})

/** A flat in Coral Bay that may be shown for another three months. */
const property = (reference: string, name: unknown, more: Record<string, unknown> = {}) => ({
  reference,
  purpose: 'residential-sale',
  property_type: 'apartment',
  neighborhood: 'coral-bay',
  name,
  main_images: ['pictures/sea.png'],
  price: 1_500_000,
  bedrooms: 2,
  area_sqft: 1_200,
  city: all('Dubai'),
  emirate: 'Dubai',
  listed: '10 days ago',
  permit_number: `P-${reference}`,
  permit_expiry: 'in 90 days',
  ...more,
})

const outsideDubai = {emirate: 'Ras Al Khaimah', permit_number: null, permit_expiry: null}

export const exampleRecords = (): Records => ({
  pictures: {'pictures/sea.png': {alt: all('The sea')}, 'wordmarks/north.svg': {alt: 'North Wind'}},
  builders: {
    'north-wind': {
      name: 'North Wind',
      image: 'wordmarks/north.svg',
      about: all('<p>Builds since <b>1999</b>.</p>'),
      social_links: [{social: 'LinkedIn', link: 'https://example.com/north-wind'}],
      sort_order: 1,
    },
    'old-dune': {name: 'Old Dune'},
    'hidden-builder': {name: 'Hidden Builder', published: false},
  },
  'property-types': {
    apartment: {name: all('Apartment'), image: 'pictures/sea.png', sort_order: 1},
    villa: {name: {en: 'Villa', fr: 'Villa', ru: 'Вилла'}, sort_order: 2},
    office: {name: 'Office', sort_order: 3},
    'hidden-type': {name: 'Hidden type', published: false},
  },
  communities: {
    seaside: {
      name: 'Seaside Living',
      title: all('Life by the sea'),
      description: '<p>Sand.</p>',
      image: 'pictures/sea.png',
      sort_order: 1,
    },
    business: {name: 'Business Quarters', sort_order: 2},
    desert: {name: 'Empty Desert', sort_order: 3},
    'hidden-community': {name: 'Hidden Community', published: false},
  },
  team: {
    'anna-berg': {
      name: 'Anna Berg',
      occupation: all('Agent'),
      image: 'portraits/anna.jpg',
      video: 'films/anna.mp4',
      transcript: all('Anna waves from a boat.'),
      address: 'Office 1',
      phone: '+971 50 000 0001',
      about: {en: '<p>Knows the sea.</p>', fr: '<p>Connaît la mer.</p>'},
      skills: ['Relocation', all('Villas')],
      type: 'AGENT',
      brn: '10001',
      languages: ['en', 'fr'],
      social_links: [{social: 'Instagram', link: 'https://example.com/anna'}],
      sort_order: 2,
    },
    'omar-said': {name: 'Omar Said', occupation: 'Agent', type: 'AGENT', brn: '10002'},
    'lina-west': {name: 'Lina West', occupation: 'Director', sort_order: 1},
    'ben-long': {name: 'Ben Long', occupation: 'Photographer'},
    'zoe-hill': {name: 'Zoe Hill', occupation: 'Adviser', sort_order: 200},
    'hidden-agent': {
      name: 'Hidden Agent',
      occupation: 'Agent',
      type: 'AGENT',
      brn: '10009',
      published: false,
    },
  },
  neighborhoods: {
    'coral-bay': {
      name: 'Coral Bay',
      title: {en: 'Coral Bay', fr: 'Baie de Corail', ru: 'Коралловая бухта'},
      aliases: ['CBY', 'The Reef'],
      communities: ['seaside'],
      emirate: 'Dubai',
      hero_content: all('<p>Calm water.</p>'),
      hero_image: 'pictures/sea.png',
      section_2_heading: 'Living here',
      section_2_subheading: '<p>Quiet.</p>',
      section_2_details: [{title: all('Beach'), value: '2 km'}],
      section_2_image: 'pictures/garden.webp',
      members: ['omar-said', 'anna-berg', 'hidden-agent'],
      local_amenities: {parks: 'Coral Park, Palm Walk', schools: all('Bay School')},
      coordinates: [25.1, 55.1],
      sort_order: 1,
    },
    'dune-park': {
      name: 'Dune Park',
      communities: ['seaside', 'business'],
      emirate: 'Dubai',
      sort_order: 2,
    },
    'harbour-square': {
      name: 'Harbour Square',
      communities: ['business'],
      emirate: 'Dubai',
      section_3_heading: 'Offices',
      section_3_subheading: '<p>Towers.</p>',
      sort_order: 3,
    },
    'marjan-shore': {
      name: 'Marjan Shore',
      communities: ['seaside'],
      emirate: 'Ras Al Khaimah',
      coordinates: [25.7, 55.75],
      sort_order: 4,
    },
    'hidden-place': {
      name: 'Hidden Place',
      communities: ['seaside'],
      emirate: 'Sharjah',
      published: false,
    },
  },
  properties: {
    'bay-towers': property('R-01', all('Bay Towers'), {
      project: true,
      builder: 'north-wind',
      agent: 'anna-berg',
      tagline: all('<p>Above the water</p>'),
      description_heading: '<h2>Bay Towers</h2>',
      short_description: 'Two towers.',
      main_images: ['pictures/large.jpg', 'pictures/sea.png', 'pictures/garden.webp'],
      video: 'films/bay.mp4',
      transcript: all('Two towers at noon.'),
      media_url: 'https://video.example.com/embed/1',
      bathrooms: 3,
      amenities: ['Pool', all('Gym')],
      furnishing: 'part-furnished',
      completion: 'off-plan',
      handover: '2027-Q4',
      payment_plan: [
        {milestone: 'booking', percent: 10, paid_to: 'escrow'},
        {milestone: 'construction', built: 62.5, percent: 33.33},
        {name: all('Roof'), due: '2027-03-31', percent: 16.67},
        {milestone: 'after-handover', monthly_parts: 24, percent: 40, paid_to: 'developer'},
      ],
      service_charge: 18.245,
      parking: 2,
      views: ['sea-view', 'marina-view'],
      building: 'Bay Tower 1',
      units: [
        {name: all('Duplex'), bedrooms: 3, area_from: 1_900, area_to: 2_050, available: 2},
        {bedrooms: 0, price_from: 900_000, available: 0},
      ],
      units_as_of: '3 days ago',
      description: all('<p>Homes above the water.</p>'),
      address: 'Pier 1, Coral Bay',
      state: 'United Arab Emirates',
      coordinates: [25.11, 55.12],
      location_description: '<p>By the pier.</p>',
      watchout_description: '<p>See the film.</p>',
      brochure: 'documents/bay.pdf',
      floor_plan: 'documents/bay-plan.pdf',
      floor_plan_images: ['pictures/sea.png'],
      faqs: [{question: all('When?'), answer: 'Soon.'}],
      dld_qr: 'pictures/qr.png',
      listed: '1 day ago',
      featured: true,
    }),
    'garden-villa': property(
      'R-02',
      {en: 'Garden Villa', fr: 'Villa au jardin'},
      {
        property_type: 'villa',
        neighborhood: 'dune-park',
        agent: 'anna-berg',
        price: 9_000_000,
        bedrooms: 5,
        exclusive: true,
        listed: '2 days ago',
      },
    ),
    'sold-villa': property('R-03', 'Sold Villa', {
      property_type: 'villa',
      agent: 'anna-berg',
      status: 'SOLD',
      transferred_at: '3 days ago',
      // A permit ends with the sale.
      permit_expiry: '2 days ago',
      listed: '3 days ago',
    }),
    'quiet-studio': property('R-04', 'Quiet Studio', {
      purpose: 'residential-rent',
      agent: 'omar-said',
      price: 60_000,
      price_period: 'month',
      bedrooms: 0,
      cheques: 6,
      deposit: 36_000,
      floor: 0,
      available_from: '2027-01-31',
      listed: '4 days ago',
    }),
    'harbour-office': property('R-05', 'Harbour Office', {
      purpose: 'commercial-sale',
      property_type: 'office',
      neighborhood: 'harbour-square',
      builder: 'old-dune',
      bedrooms: null,
      price: null,
      listed: '5 days ago',
    }),
    'dune-shop': property('R-06', 'Dune Shop', {
      purpose: 'commercial-rent',
      property_type: 'office',
      neighborhood: 'dune-park',
      price: 200_000,
      bedrooms: null,
      listed: '6 days ago',
    }),
    'shore-flat': property('R-07', 'Shore Flat', {
      neighborhood: 'marjan-shore',
      ...outsideDubai,
      agent: 'hidden-agent',
      listed: '7 days ago',
    }),
    'shore-home': property('R-08', 'Shore Home', {
      neighborhood: 'marjan-shore',
      ...outsideDubai,
      project: true,
      builder: 'north-wind',
      listed: '7 days ago',
      sort_order: 1,
    }),
    'last-day': property('R-09', 'Last Day', {permit_expiry: 'in 0 days', listed: '8 days ago'}),
    'rent-villa': property('R-10', 'Rent Villa', {
      purpose: 'residential-rent',
      property_type: 'villa',
      bedrooms: 6,
      price: 900_000,
      listed: '9 days ago',
    }),
    'plain-flat': property('R-11', 'Plain Flat'),
    'expired-flat': property('R-12', 'Expired Flat', {
      builder: 'north-wind',
      project: true,
      agent: 'anna-berg',
      featured: true,
      exclusive: true,
      permit_expiry: '1 day ago',
      listed: 'in 0 days',
    }),
    'hidden-flat': property('R-13', 'Hidden Flat', {
      builder: 'north-wind',
      project: true,
      agent: 'anna-berg',
      featured: true,
      exclusive: true,
      published: false,
    }),
    'hidden-sold': property('R-14', 'Hidden Sold', {
      agent: 'anna-berg',
      status: 'SOLD',
      transferred_at: '5 days ago',
      published: false,
    }),
  },
  blogs: {
    'first-home': article(all('First home'), '30 days ago'),
    'by-the-sea': article('By the sea', '3 days ago'),
    'hidden-blog': {...article('Hidden blog', '1 day ago'), published: false},
  },
  news: {
    'new-pier': article({en: 'New pier', ru: 'Новый пирс'}, '3 days ago'),
    award: article('Award', '20 days ago'),
    'hidden-news': {...article('Hidden news', '1 day ago'), published: false},
  },
  'open-houses': {
    'bay-morning': openHouse('Bay morning', 'in 3 days', {
      property: 'bay-towers',
      price: 1_500_000,
      description: '<p>Coffee.</p>',
    }),
    'bay-evening': openHouse('Bay evening', 'in 0 days', {property: 'shore-flat'}),
    'past-day': openHouse('Past day', '1 day ago'),
    'hidden-day': openHouse('Hidden day', 'in 4 days', {published: false}),
    'hidden-home': openHouse('Hidden home', 'in 4 days', {property: 'hidden-flat'}),
    'expired-home': openHouse('Expired home', 'in 4 days', {property: 'expired-flat'}),
  },
  careers: {
    broker: {
      title: all('Broker'),
      short_description: 'Sells homes.',
      description: '<p>Tasks.</p>',
      tags: ['Full time', all('Dubai')],
      createdAt: '9 days ago',
    },
    writer: {
      title: 'Writer',
      short_description: 'Writes.',
      description: '<p>Words.</p>',
      createdAt: '8 days ago',
    },
    'hidden-job': {
      title: 'Hidden job',
      short_description: 'None.',
      description: '<p>None.</p>',
      createdAt: '1 day ago',
      published: false,
    },
  },
  reviews: {
    one: review('Maya', 5, '0 days ago'),
    two: {...review('Ivan', 4, '8 days ago'), profile_photo: 'portraits/anna.jpg'},
    three: review('Paul', 5, '70 days ago'),
    four: review('Rosa', 3, '800 days ago'),
    five: {...review('Hidden author', 1, '2 days ago'), published: false},
  },
  seo: {
    home: {
      url: '/',
      meta_title: all('Homes in Dubai'),
      meta_description: 'Homes.',
      meta_keywords: 'homes, dubai',
    },
    team: {url: '/team', meta_title: 'People'},
    news: {url: '/news', meta_description: 'News.'},
  },
  rates: {rates: {day: '2026-11-20', source: 'Example bank', dirhams: {USD: 3.6725, EUR: 4.25}}},
  'buying-costs': {
    before: buyingCosts('400 days ago', 3),
    now: buyingCosts('10 days ago', 4),
    'in-ten-days': buyingCosts('in 10 days', 5),
  },
  'renting-costs': {
    before: rentingCosts('400 days ago', 4),
    now: rentingCosts('10 days ago', 5),
    'in-ten-days': rentingCosts('in 10 days', 6),
  },
  'viewing-hours': {
    'viewing-hours': {
      length_minutes: 60,
      exceptions: [
        {name: 'Eid', from: 'in 80 days', to: 'in 82 days'},
        {name: 'Ramadan', from: 'in 50 days', to: 'in 79 days', opens: '10:00', closes: '14:00'},
      ],
    },
  },
  'nearby-places': {
    'pier-school': {
      name: all('Pier School'),
      kind: 'school',
      coordinates: [25.101, 55.201],
      source: 'https://schools.example/pier',
    },
  },
  agency: {
    agency: {
      name: 'North Star Homes',
      legalEntity: 'North Star Homes L.L.C',
      orn: '12345',
      established: 2019,
      yearsOfExperience: 12,
      copyrightYear: 2026,
      phone: '+971 4 111 1111',
      whatsapp: '+971 50 111 1111',
      mail: 'hello@north-star.example',
      office: {
        street: 'Office 1, Pier 1',
        district: all('Coral Bay'),
        city: all('Dubai'),
        country: 'United Arab Emirates',
        coordinates: [25.1, 55.2],
        timeZone: 'Asia/Dubai',
        hours: [{days: all('Every day'), opens: '08:00', closes: '20:00'}],
      },
      social: [{network: 'LinkedIn', link: 'https://www.linkedin.com/company/north-star'}],
      hiddenReviewers: ['Paul'],
      press: [{name: 'Coral Bay News', link: 'https://news.example/north-star'}],
      home: {
        films: [{slug: 'bay-towers', name: 'Bay Tower'}],
        mansion: {slug: 'bay-towers', name: 'Bay Tower'},
      },
    },
  },
  launches: {
    'bay-tower-launch': {
      property: 'bay-towers',
      title: all('Bay Tower'),
      heading: all('Bay Tower by North Wind'),
      inDubai: true,
      text: {en: 'A tower by the bay.'},
      place: 'Coral Bay, Dubai',
      reasons: [{heading: all('The bay'), text: all('It is near.')}],
      facts: [{label: all('Handover'), value: '2027'}],
    },
  },
  legal: {
    'privacy-policy': {
      updated: '2026-11-22',
      opening: [all('What {agency} knows.')],
      sections: [
        {
          anchor: 'who-we-are',
          heading: all('Who we are'),
          content: [
            {paragraph: all('{entity} at {address}.')},
            {list: [all('One'), all('Two')]},
            {names: [{name: 'Newsletter', meaning: all('E-mail address.')}]},
          ],
        },
      ],
    },
  },
})

function buyingCosts(valid_from: string, percent: number) {
  return {
    emirate: 'Dubai',
    valid_from,
    vat: 5,
    fees: [
      {
        id: 'transfer',
        name: all('Transfer'),
        paid_to: 'Land Department',
        paid_by: 'buyer',
        percent,
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
  }
}

function rentingCosts(valid_from: string, percent: number) {
  return {
    emirate: 'Dubai',
    valid_from,
    vat: 5,
    fees: [
      {
        id: 'deposit',
        name: all('Security deposit'),
        paid_to: 'Landlord',
        percent,
        paid_when: 'moving-in',
        refundable: true,
        security_deposit: true,
        furnishings: ['unfurnished'],
        source: 'https://fees.example/',
        checked: '2026-11-20',
      },
    ],
  }
}

function openHouse(title: string, date: string, more: Record<string, unknown> = {}) {
  return {
    title,
    date,
    start_time: '10:00',
    end_time: '12:30',
    venue: all('Pier 1'),
    status: 'Open to all',
    main_images: ['pictures/sea.png', 'pictures/garden.webp'],
    ...more,
  }
}

function review(author_name: string, rating: number, createdAt: string) {
  return {author_name, rating, text: {en: 'Good work.', ru: 'Отлично.'}, createdAt}
}
