/**
 * The kinds of content that are the agency's own words about itself, beside the records that it
 * advertises: its facts, the landing pages of its launches, the texts of its legal pages.
 */
import {socialNetworks} from '#trade/agency/agency.ts'
import {legalPages} from '../../../app/shared-with-server/site-records.ts'
import {
  address,
  advertised,
  choice,
  coordinates,
  day,
  type Fields,
  flag,
  group,
  type Kind,
  list,
  number,
  optional,
  text,
  time,
  words,
} from './fields.ts'

const year = {whole: true, least: 1900, most: 2100} as const

const rate = {least: 0.0001, most: 1000} as const

const homeProject = {
  slug: text('The last part of the address of its page, or how that begins.'),
  name: text('What it is called while the site has no such project.'),
} satisfies Fields

/** Once here instead of at every field: sentences are written alike in all of them. */
const SENTENCES =
  'In every sentence agency, entity, orn, address, mail, phone and map are facts where they stand in curly brackets, and a link is its text in square brackets with its address in round ones after it.'

export const siteKinds = {
  agency: {
    says: 'The facts of the agency: name, numbers, office, social networks, what its home page shows.',
    files: 'single',
    key: 'Always `agency`: there is one.',
    fields: {
      name: text('As customers know it.'),
      legalEntity: text('As on the trade licence.'),
      orn: text('Office registration number at the Dubai Land Department.'),
      established: number('Year of its foundation.', year),
      yearsOfExperience: number('Of the people who founded it.', {
        whole: true,
        least: 0,
        most: 200,
      }),
      copyrightYear: number('Year in the last line of each page.', year),
      demonstration: optional(flag('While the facts are invented: the foot of each page says so.')),
      phone: text('With country code.'),
      whatsapp: text('With country code; a number on WhatsApp.'),
      mail: text('Email address for enquiries.'),
      office: group('Where it is, and when it is open.', {
        street: text('Building and street.'),
        district: words('District.'),
        city: words('City.'),
        country: words('Country.'),
        coordinates: coordinates('Latitude, then longitude.'),
        timeZone: text('Its name in the time zone database, such as Asia/Dubai.'),
        hours: list('Opening hours.', {
          is: 'group',
          fields: {
            days: words(
              'Weekdays, in English by their names, such as Monday to Friday: hours for viewings follow from them.',
            ),
            opens: time('The office’s own time.'),
            closes: time('The office’s own time.'),
          },
        }),
      }),
      social: list('Profiles of the agency.', {
        is: 'group',
        fields: {
          network: choice('Its icon follows from it.', socialNetworks),
          link: address('Address of the profile.'),
        },
      }),
      hiddenReviewers: optional(list('Authors whose reviews are not shown.', {is: 'text'})),
      press: optional(
        list('“Featured On” of the news page.', {
          is: 'group',
          fields: {name: text('The publication.'), link: address('Its article or site.')},
        }),
      ),
      home: group('What the home page shows beside featured properties.', {
        films: list('Luxury projects with a film each.', {is: 'group', fields: homeProject}),
        mansion: group('The one with a section of its own.', homeProject),
      }),
    },
  },
  rates: {
    says: 'Exchange rates, for prices beside those in AED. With RATES_URL the server keeps them up to date.',
    files: 'single',
    key: 'Always `rates`: there is one.',
    fields: {
      day: day('The day of the rates; it is shown beside converted amounts.'),
      source: text('Where they are from: an address, or a name.'),
      dirhams: group(
        'What one unit of a currency costs in AED; a currency without a rate is not offered.',
        {
          USD: number('Fixed by the Central Bank: 3.6725.', rate),
          EUR: optional(number('Euro.', rate)),
          GBP: optional(number('Pound sterling.', rate)),
          RUB: optional(number('Russian rouble.', rate)),
          CNY: optional(number('Chinese yuan.', rate)),
          INR: optional(number('Indian rupee.', rate)),
          SAR: optional(number('Saudi riyal.', rate)),
        },
      ),
    },
  },
  launches: {
    says: 'Landing pages, each for one launch: no header, no footer, one form.',
    files: 'one',
    key: 'The path of the page, without its slash.',
    fields: {
      property: advertised('The property that gives pictures, price, documents and permit.'),
      title: words('Title of the page, in browsers and search engines.'),
      heading: words('Name of the launch.'),
      inDubai: flag('Whether the Land Department must have issued a permit.'),
      text: words('One sentence below the heading.'),
      place: words('Where it is.'),
      reasons: list(
        'Three or four reasons for a closer look.',
        {is: 'group', fields: {heading: words('In a few words.'), text: words('One sentence.')}},
        8,
      ),
      facts: list('What the record does not know, such as handover and payment.', {
        is: 'group',
        fields: {label: words('What it is about.'), value: words('How much, when, who.')},
      }),
    },
  },
  legal: {
    says: `The texts of the legal pages. ${SENTENCES}`,
    files: 'each',
    key: `One of ${legalPages.join(', ')}.`,
    fields: {
      updated: day('Day of the last change, in any language.'),
      opening: list('Paragraphs above the contents.', {is: 'words'}),
      sections: list('In their order.', {
        is: 'group',
        fields: {
          anchor: text('The part after # in the address of the section.'),
          heading: words('Heading.'),
          content: list('Each is one of paragraph, list and names.', {
            is: 'group',
            fields: {
              paragraph: optional(words('A few sentences.')),
              list: optional(list('Points.', {is: 'words'})),
              names: optional(
                list('Names, and what each of them is.', {
                  is: 'group',
                  fields: {name: words('Name.'), meaning: words('What it is.')},
                }),
              ),
            },
          }),
        },
      }),
    },
  },
} satisfies Record<string, Kind>
