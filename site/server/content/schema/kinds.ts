/**
 * Every kind of content that an agency keeps (spec section 3), in the order in which it is stored:
 * what is referred to is first. `docs/guides/content.md` and the check of a folder are made from
 * it.
 */
import {rentPeriods} from '#trade/contract/rent.ts'
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {purposes} from '#trade/search-query/search-query.ts'
import {emirates} from '../../../app/shared-with-server/emirate-names.ts'
import {buyingCostsKind} from './buying-costs-kind.ts'
import {
  address,
  advertised,
  choice,
  coordinates,
  day,
  flag,
  group,
  html,
  inLists,
  inWhole,
  type Kind,
  list,
  media,
  number,
  optional,
  reference,
  text,
  time,
  withDefault,
  words,
} from './fields.ts'
import {homeFactFields} from './home-facts.ts'
import {nearbyPlacesKind} from './nearby-places-kind.ts'
import {rentingCostsKind} from './renting-costs-kind.ts'
import {siteKinds} from './site-kinds.ts'
import {viewingHoursKind} from './viewing-hours-kind.ts'

const position = withDefault(
  number('Its position in lists: lower numbers come first. Empty means 100.', {
    whole: true,
    least: 0,
    most: 1_000_000,
  }),
  100,
)
const published = withDefault(
  flag('Whether visitors see it: they do unless this is switched off.'),
  true,
)
const aliases = optional(
  list(
    'Other names by which people look for it, such as JVC, in any language. Each names one record only.',
    {is: 'text'},
    20,
  ),
)
const socialLinks = optional(
  list('Profiles elsewhere.', {
    is: 'group',
    fields: {
      social: text('Name of the network; its icon follows from it.'),
      link: address('Address of the profile.'),
    },
  }),
)
const pixels = {whole: true, least: 1, most: 100_000} as const
const slug = 'The slug: it stands in the address of its page.'
const amenity = (says: string) => optional(words(`${says}, separated by commas.`))

export const kinds = {
  pictures: {
    says: 'What is known of each picture file; a file without a record has no alternative text.',
    files: 'one',
    key: 'The path of the file below `media/`, such as `pictures/villa.webp`.',
    fields: {
      alt: optional(words('What is seen, for those who do not see it.')),
      focus: optional(
        list(
          'The point that stays visible where the picture is cut: percent from the left, then from the top.',
          {is: 'number', whole: true, least: 0, most: 100},
          2,
        ),
      ),
      width: optional(number('In pixels; found by the import.', pixels)),
      height: optional(number('In pixels; found by the import.', pixels)),
      placeholder: optional(text('A tiny picture as a data URL; made by the import.')),
      widths: optional(
        list('Widths of the smaller files `<name>-<width>.avif` and `.webp`; made by the import.', {
          is: 'number',
          ...pixels,
        }),
      ),
    },
  },
  builders: {
    says: 'Developers whose projects the agency sells.',
    files: 'each',
    key: slug,
    fields: {
      name: text('As the market knows it.'),
      aliases,
      image: optional(media('picture', 'Wordmark or picture.')),
      about: optional(html('What it builds and since when.')),
      social_links: socialLinks,
      sort_order: position,
      published,
    },
  },
  'property-types': {
    says: 'The kinds of property, for the lifestyle page and the search.',
    files: 'one',
    key: 'The id: it stands in addresses as `property_type`.',
    fields: {
      name: words('In the singular, such as Villa.'),
      image: optional(media('picture', 'Card of the lifestyle page.')),
      sort_order: position,
      published,
    },
  },
  communities: {
    says: 'Groups of neighbourhoods.',
    files: 'one',
    key: 'The id of its page.',
    fields: {
      name: text('English name: it is part of addresses, so it is not translated.'),
      title: optional(words('What is shown instead of the name.')),
      aliases,
      description: optional(html('Intro of its page.')),
      image: optional(media('picture', 'Card and banner.')),
      sort_order: position,
      published,
    },
  },
  team: {
    says: 'Who works at the agency.',
    files: 'each',
    key: slug,
    fields: {
      name: text('Full name.'),
      occupation: words('What the person does.'),
      image: optional(media('picture', 'Portrait.')),
      video: optional(media('video', 'A short film, shown on hover.')),
      transcript: optional(
        words('What the film shows and says, for those who cannot see or hear it.'),
      ),
      address: optional(words('Office.')),
      phone: optional(text('With country code.')),
      about: optional(html('Who the person is.')),
      skills: optional(
        list('Up to six. Empty means Relocation, Global Luxury, Luxury Homes.', {is: 'words'}, 6),
      ),
      type: optional(choice('For agents: their page shows their listings.', ['AGENT'])),
      brn: optional(text('Broker registration number, for agents.')),
      languages: optional(
        list('Spoken languages, each by its two-letter code, such as en or ar.', {is: 'text'}),
      ),
      social_links: socialLinks,
      sort_order: position,
      published,
    },
  },
  neighborhoods: {
    says: 'Guides to the places where people live and work.',
    files: 'each',
    key: 'The slug, for suggestions and filters; the address of its page takes the name.',
    fields: {
      name: text('English name: it is part of addresses, so it is not translated.', {unique: true}),
      title: optional(words('What is shown instead of the name.')),
      aliases,
      communities: list('The communities it belongs to.', {is: 'reference', to: 'communities'}),
      emirate: choice('The emirate it is in.', emirates),
      hero_content: optional(html('First text of the guide.')),
      hero_image: optional(media('picture', 'Banner.')),
      section_2_heading: optional(words('Heading of the second section.')),
      section_2_subheading: optional(html('Text below it.')),
      section_2_details: optional(
        list('Facts.', {
          is: 'group',
          fields: {title: words('What it is about.'), value: words('How much, how far, who.')},
        }),
      ),
      section_2_image: optional(media('picture', 'Picture of the second section.')),
      section_3_heading: optional(
        words('Only for commercial areas: replaces the local amenities.'),
      ),
      section_3_subheading: optional(html('Text below it.')),
      members: optional(
        list('The people who know it best; the first four are shown.', {
          is: 'reference',
          to: 'team',
        }),
      ),
      local_amenities: optional(
        group('What is near.', {
          parks: amenity('Parks'),
          arts_and_cultures: amenity('Arts and culture'),
          recreational_activities: amenity('Recreational activities'),
          restaurants: amenity('Restaurants'),
          shopping: amenity('Shopping'),
          entertainment: amenity('Entertainment'),
          schools: amenity('Schools'),
        }),
      ),
      coordinates: optional(coordinates('Latitude, then longitude.')),
      sort_order: position,
      published,
    },
  },
  properties: {
    says: 'Developers’ projects and single properties.',
    files: 'each',
    key: slug,
    fields: {
      reference: inLists(text('The agency’s reference.', {unique: true})),
      project: inLists(
        withDefault(flag('For a project of a developer, which has many homes.'), false),
      ),
      purpose: inLists(choice('Sale or rent, to live or to work.', purposes)),
      property_type: inLists(reference('property-types', 'What it is.')),
      neighborhood: reference('neighborhoods', 'Where it is.'),
      builder: optional(reference('builders', 'Who builds it.')),
      agent: optional(
        reference('team', 'Who sells it; the broker registration number follows from it.'),
      ),
      name: inLists(words('Name of the project, or the home in a few words.')),
      tagline: inWhole(optional(html('One line over the banner.'))),
      description_heading: inWhole(optional(html('Heading of the banner.'))),
      short_description: inLists(optional(words('Two or three sentences.'))),
      main_images: list('The first is the banner, the others are the gallery.', {
        is: 'media',
        kind: 'picture',
      }),
      video: inWhole(optional(media('video', 'Film of the banner.'))),
      media_url: inWhole(optional(address('Address of a film or a tour that may be embedded.'))),
      transcript: inWhole(
        optional(words('What its films show and say, for those who cannot see or hear them.')),
      ),
      price: optional(number('In AED; empty means on request.', {whole: true, least: 1})),
      price_period: optional(choice('The period a rent is for; empty means a year.', rentPeriods)),
      bedrooms: optional(
        number('0 is a studio; empty for offices and shops.', {whole: true, least: 0, most: 50}),
      ),
      bathrooms: inLists(
        optional(number('How many there are.', {whole: true, least: 0, most: 60})),
      ),
      area_sqft: inLists(
        optional(number('In square feet.', {whole: true, least: 1, most: 1_000_000_000})),
      ),
      amenities: optional(list('What it has.', {is: 'words'}, 60)),
      amenity_codes: optional(
        list(
          'What searches and comparisons find it by, beside what they read in its amenities.',
          {is: 'choice', of: amenityCodes},
          amenityCodes.length,
        ),
      ),
      ...homeFactFields,
      description: optional(html('The whole text.')),
      address: optional(words('Street or building, and place.')),
      city: inLists(words('For example, Dubai.')),
      state: inLists(optional(words('Shown beside the city on cards.'))),
      emirate: inLists(choice('Determines which advertising rules apply.', emirates)),
      coordinates: optional(coordinates('Latitude, then longitude.')),
      location_description: inWhole(optional(html('What is near.'))),
      watchout_description: inWhole(optional(html('Text beside the embedded film.'))),
      brochure: inWhole(optional(media('document', 'The brochure, as a PDF.'))),
      floor_plan: inWhole(optional(media('document', 'The plans of all floors, as a PDF.'))),
      floor_plan_images: inWhole(
        optional(
          list('Pictures of the plan that its page shows, a floor each: dark lines on white.', {
            is: 'media',
            kind: 'picture',
          }),
        ),
      ),
      faqs: optional(
        list('Questions people ask.', {
          is: 'group',
          fields: {question: words('One sentence.'), answer: words('A few sentences.')},
        }),
      ),
      listed: inLists(day('Since when it is advertised.')),
      permit_number: inLists(optional(text('Of the advertising permit.'))),
      permit_expiry: inWhole(optional(day('After that day the property is no longer shown.'))),
      dld_qr: optional(media('picture', 'The QR image issued with the permit.')),
      status: inLists(
        withDefault(
          choice('Its availability. Empty means that it is still offered.', ['ACTIVE', 'SOLD']),
          'ACTIVE',
        ),
      ),
      transferred_at: optional(day('When the sale was registered: needed once it is sold.')),
      featured: withDefault(flag('In the carousel of the home page.'), false),
      exclusive: withDefault(flag('The exclusive property of the home page.'), false),
      sort_order: position,
      published,
      feed: optional(
        text('The feed that brought it, and that withdraws it. Leave it out of what you enter.'),
      ),
    },
  },
  blogs: {
    says: 'Articles.',
    files: 'each',
    key: slug,
    fields: {
      title: words('Heading.'),
      short_description: words('One or two sentences, also for social networks.'),
      description: html('The article.'),
      thumbnail: media('picture', 'Hero and card.'),
      createdAt: day('Day of publication; newest first.'),
      published,
    },
  },
  news: {
    says: 'News of the agency and the market.',
    files: 'each',
    key: slug,
    fields: {
      title: words('Heading.'),
      short_description: words('One or two sentences.'),
      description: html('The text.'),
      thumbnail: media('picture', 'Card and detail.'),
      createdAt: day('Day of publication; newest first.'),
      published,
    },
  },
  'open-houses': {
    says: 'Days on which a home is open to visitors.',
    files: 'each',
    key: slug,
    fields: {
      property: optional(advertised('The home; permit and QR follow from it.')),
      title: words('Heading.'),
      date: day('The day.'),
      start_time: time('When the doors open.'),
      end_time: time('When they close.'),
      venue: words('Where to go.'),
      status: words('Shown as it is, such as Open to all.'),
      main_images: list('The carousel.', {is: 'media', kind: 'picture'}),
      price: optional(number('In AED.', {whole: true, least: 1})),
      description: optional(html('What there is to see.')),
      published,
    },
  },
  careers: {
    says: 'Job openings.',
    files: 'each',
    key: 'The id of its page.',
    fields: {
      title: words('The position.'),
      short_description: words('One or two sentences.'),
      description: html('Tasks, profile, offer.'),
      tags: optional(list('For example, full time.', {is: 'words'})),
      createdAt: day('Since when it is open.'),
      sort_order: position,
      published,
    },
  },
  reviews: {
    says: 'What customers wrote.',
    files: 'one',
    key: 'Any id.',
    fields: {
      author_name: text('As the author signs.'),
      rating: number('From 1 to 5.', {whole: true, least: 1, most: 5}),
      text: words('The review.'),
      profile_photo: optional(media('picture', 'Square.')),
      createdAt: day('When it was written.'),
      published,
    },
  },
  seo: {
    says: 'Titles and descriptions of addresses, for search engines.',
    files: 'one',
    key: 'Any id.',
    fields: {
      url: text('Path of the page, including its first slash, such as /team.', {unique: true}),
      meta_title: optional(words('Replaces the title of the page.')),
      meta_description: optional(words('One or two sentences.')),
      meta_keywords: optional(words('Separated by commas.')),
    },
  },
  ...buyingCostsKind,
  ...rentingCostsKind,
  ...viewingHoursKind,
  ...nearbyPlacesKind,
  ...siteKinds,
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** In the order in which they are stored. */
export const kindNames = Object.keys(kinds) as KindName[]
