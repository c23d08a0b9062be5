/** Faults that people make in a folder of content: where each must be reported, and how. */
import {addFile, type Change, set} from '../content/content.ts'
import {pdf, raster} from '../content/media-samples.ts'

export interface PlantedFault {
  /** `file · record · field`. */
  at: string
  says: RegExp
  change: Change
}

const inProperty = (key: string, field: string, value: unknown, says: RegExp): PlantedFault => ({
  at: `properties/${key}.json · ${key} · ${field}`,
  says,
  change: set('properties', key, {[field.replace(/[[.].*/, '')]: value}),
})

const picture = await raster(9)
const image = (path: string, says: RegExp) => (field: string) => ({
  at: `open-houses/past-day.json · past-day · main_images[${field}]`,
  says,
  change: ({records}: Parameters<Change>[0]) => {
    const house = records['open-houses']?.['past-day']
    if (house) (house.main_images as string[])[Number(field)] = path
  },
})

const words: PlantedFault[] = [
  {
    at: 'news/new-pier.json · new-pier · title',
    says: /has no English text.*Add "en"/,
    change: set('news', 'new-pier', {title: {fr: 'Jetée', de: 'Steg'}}),
  },
  {
    at: 'news/new-pier.json · new-pier · title.de',
    says: /is not a language of the product. There are en, fr, ru/,
    change: () => {},
  },
  {
    at: 'careers/broker.json · broker · title.fr',
    says: /is empty. Fill it in, or leave it out/,
    change: set('careers', 'broker', {title: {en: 'Broker', fr: ' '}}),
  },
  {
    at: 'careers/broker.json · broker · tags[1]',
    says: /must be text in quotes.*got 5/,
    change: set('careers', 'broker', {tags: ['Full time', 5]}),
  },
  {
    at: 'blogs/first-home.json · first-home · description',
    says: /nothing but markup that is not allowed. Write text/,
    change: set('blogs', 'first-home', {description: '<script>alert(1)</script>'}),
  },
  {
    at: 'blogs/by-the-sea.json · by-the-sea · title',
    says: /has more than 100000 characters. Shorten it/,
    change: set('blogs', 'by-the-sea', {title: 'x'.repeat(100_001)}),
  },
  {
    at: 'blogs/by-the-sea.json · by-the-sea · short_description',
    says: /holds a character that cannot be stored.*Type it again/,
    change: set('blogs', 'by-the-sea', {short_description: 'a\0b'}),
  },
  {
    at: 'builders/old-dune.json · old-dune · name',
    says: /holds a character that cannot be stored/,
    change: set('builders', 'old-dune', {name: 'Half a smile \ud83d'}),
  },
]

const values: PlantedFault[] = [
  inProperty('bay-towers', 'price', '1,500,000', /whole number, got "1,500,000".*without quotes/),
  inProperty('bay-towers', 'area_sqft', 0, /must be .*1.*got 0/),
  inProperty('bay-towers', 'sort_order', 3_000_000_000, /must be from 0 to .*got 3000000000/),
  inProperty('bay-towers', 'bedrooms', 2.5, /must be a whole number, got 2.5/),
  inProperty('bay-towers', 'featured', 'yes', /must be true or false, got "yes"/),
  inProperty('bay-towers', 'media_url', 'javascript:alert(1)', /must be an address such as https/),
  inProperty('bay-towers', 'coordinates', [55.1, 25.1], /longitude came first.*\[25.1, 55.1\]/),
  inProperty('garden-villa', 'coordinates', [95, 255], /is not a place on earth/),
  inProperty('garden-villa', 'purpose', 'sale', /must be one of residential-sale/),
  inProperty('garden-villa', 'listed', '31/12/2026', /must be a day such as 2026-11-21/),
  inProperty('quiet-studio', 'listed', '2026-02-31', /must be a day/),
  inProperty('dune-shop', 'listed', '0000-01-01', /must be a day/),
  inProperty('quiet-studio', 'amenities', 'Pool', /must be a list, got "Pool".*\[ ... \]/),
  inProperty('quiet-studio', 'faqs[0].answer', [{question: 'Why?'}], /is missing.*few sentences/),
  inProperty('quiet-studio', 'colour', 'blue', /is not a field. There are reference, project/),
  {
    at: 'team/ben-long.json · ben-long · occupation',
    says: /is missing. It is a text, by language: What the person does/,
    change: set('team', 'ben-long', {occupation: undefined}),
  },
  {
    at: 'team/zoe-hill.json · zoe-hill · skills',
    says: /has 7 items, more than 6. Remove some/,
    change: set('team', 'zoe-hill', {skills: ['a', 'b', 'c', 'd', 'e', 'f', 'g']}),
  },
  {
    at: 'reviews.json · one · rating',
    says: /must be from 1 to 5, got 6/,
    change: set('reviews', 'one', {rating: 6}),
  },
  {
    at: 'open-houses/bay-evening.json · bay-evening · start_time',
    says: /must be a time such as 18:30, got "7pm"/,
    change: set('open-houses', 'bay-evening', {start_time: '7pm'}),
  },
]

const rules: PlantedFault[] = [
  inProperty('harbour-office', 'permit_number', null, /may not be advertised without a permit/),
  inProperty('plain-flat', 'permit_expiry', null, /is missing: the property is hidden when/),
  inProperty('sold-villa', 'transferred_at', null, /Add the day, or make it ACTIVE/),
  inProperty('shore-flat', 'price_period', 'year', /for rentals only. Remove it, or change/),
  inProperty('shore-home', 'main_images', [], /is empty. A property needs at least one picture/),
  inProperty('last-day', 'reference', 'R-01', /"R-01" is taken by bay-towers/),
  inProperty('rent-villa', 'neighborhood', 'coral-baai', /no such record. Is "coral-bay" meant/),
  {
    at: 'neighborhoods/dune-park.json · dune-park · communities[1]',
    says: /names "nowhere", but communities has no such record/,
    change: set('neighborhoods', 'dune-park', {communities: ['seaside', 'nowhere']}),
  },
  {
    at: 'neighborhoods/marjan-shore.json · marjan-shore · name',
    says: /"Coral Bay" is taken by coral-bay. Give each record its own/,
    change: set('neighborhoods', 'marjan-shore', {name: 'Coral Bay'}),
  },
  {
    at: 'open-houses/bay-morning.json · bay-morning · end_time',
    says: /must be later than the start, 10:00/,
    change: set('open-houses', 'bay-morning', {end_time: '09:00'}),
  },
  {
    at: 'seo.json · team · url',
    says: /must be a path that begins with a slash.*got "team"/,
    change: set('seo', 'team', {url: 'team'}),
  },
]

const files: PlantedFault[] = [
  {
    at: 'properties/broken.json',
    says: /is not JSON: .*Correct it there/,
    change: addFile('properties/broken.json', '{"name": "Half'),
  },
  {
    at: 'properties/listed.json · listed',
    says: /must be an object with the fields of its kind/,
    change: addFile('properties/listed.json', '[]'),
  },
  {
    at: 'properties/Old Villa.json · Old Villa',
    says: /is not a key.*Use small letters, digits and dashes/,
    change: ({records: {properties = {}}}) => {
      const {'dune-shop': shop} = properties
      properties['Old Villa'] = {...shop, reference: 'R-99', listed: '1 day ago'}
    },
  },
  {
    at: 'houses',
    says: /is no kind of content. There are pictures, builders.*and the folder media/,
    change: addFile('houses/one.json', '{}'),
  },
  {
    at: 'careers.json',
    says: /must be a folder, careers\/, with a file <key>.json for each record/,
    change: addFile('careers.json', '{}'),
  },
  {
    at: 'careers/notes.docx',
    says: /is no JSON file. Name it <key>.json, or take it away/,
    change: addFile('careers/notes.docx', 'notes'),
  },
]

const media: PlantedFault[] = [
  ...[
    image('../secret.png', /must be a path below media/),
    image('/etc/secret.png', /must be a path below media/),
    image('pictures\\sea.png', /must be a path below media/),
    image('pictures/sea.png\0.png', /must be a path below media|cannot be stored/),
    image('pictures/.hidden.png', /must be a path below media/),
    image('pictures/sea.0123456789ab.png', /must be a path below media/),
    image('https://example.com/a.png', /must be a path below media/),
    image('films/bay.mp4', /must be a picture \(avif, gif.*Convert it/),
    image('pictures/none.png', /media\/pictures\/none.png is missing. Add the file/),
    image('pictures/pdf.png', /is a pdf file, although its name ends in .png. Rename or convert/),
    image('pictures/text.png', /is not in a format that we know, although/),
    image('pictures/empty.png', /is an empty file. Add it again/),
    image('pictures/sea.webp', /pictures\/sea.png.*Rename one/),
    image('pictures/large-320.webp', /pictures\/large.jpg.*Rename one/),
  ].map((fault, index) => fault(`${index}`)),
  {
    at: 'pictures.json · ../outside.png',
    says: /must be a path below media/,
    change: set('pictures', '../outside.png', {alt: 'Outside'}),
  },
]

export const injectedFaults = [...words, ...values, ...rules, ...files, ...media]

/** Files that the faults of the media need. */
export const faultyFiles: Change[] = [
  addFile('media/pictures/pdf.png', pdf),
  addFile('media/pictures/text.png', 'no picture'),
  addFile('media/pictures/empty.png', ''),
  addFile('media/pictures/sea.webp', await raster(8, 'webp')),
  addFile('media/pictures/large-320.webp', await raster(7, 'webp')),
  addFile('outside.png', picture),
]
