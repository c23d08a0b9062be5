/** Names of kinds and fields for editors; a field without one is called as files call it. */
import type {Translator} from '../../../../../widgets/shared/i18n/translator.ts'

const kinds: Record<string, string> = {
  builders: /*i18n*/ 'Developers',
  'property-types': /*i18n*/ 'Property types',
  communities: /*i18n*/ 'Communities',
  team: /*i18n*/ 'Team',
  neighborhoods: /*i18n*/ 'Neighbourhoods',
  properties: /*i18n*/ 'Properties',
  blogs: /*i18n*/ 'Blog articles',
  news: /*i18n*/ 'News',
  'open-houses': /*i18n*/ 'Open houses',
  careers: /*i18n*/ 'Job openings',
  reviews: /*i18n*/ 'Reviews',
  seo: /*i18n*/ 'Search engine texts',
  agency: /*i18n*/ 'Agency',
  launches: /*i18n*/ 'Landing pages',
  legal: /*i18n*/ 'Legal texts',
}

export const kindName = (i18n: Translator, kind: string) => i18n._(kinds[kind] ?? kind)

const fields: Record<string, string> = {
  about: /*i18n*/ 'About',
  address: /*i18n*/ 'Address',
  agent: /*i18n*/ 'Agent',
  amenities: /*i18n*/ 'Amenities',
  answer: /*i18n*/ 'Answer',
  area_sqft: /*i18n*/ 'Area in square feet',
  author_name: /*i18n*/ 'Author',
  bathrooms: /*i18n*/ 'Bathrooms',
  bedrooms: /*i18n*/ 'Bedrooms',
  brochure: /*i18n*/ 'Brochure',
  builder: /*i18n*/ 'Developer',
  city: /*i18n*/ 'City',
  communities: /*i18n*/ 'Communities',
  coordinates: /*i18n*/ 'Position on the map',
  createdAt: /*i18n*/ 'Day',
  date: /*i18n*/ 'Day',
  description: /*i18n*/ 'Description',
  description_heading: /*i18n*/ 'Heading of the banner',
  dld_qr: /*i18n*/ 'QR code of the permit',
  emirate: /*i18n*/ 'Emirate',
  end_time: /*i18n*/ 'Ends',
  exclusive: /*i18n*/ 'Exclusive property of the home page',
  faqs: /*i18n*/ 'Questions and answers',
  featured: /*i18n*/ 'Featured on the home page',
  floor_plan: /*i18n*/ 'Floor plan',
  heading: /*i18n*/ 'Heading',
  image: /*i18n*/ 'Picture',
  languages: /*i18n*/ 'Languages',
  link: /*i18n*/ 'Link',
  listed: /*i18n*/ 'Advertised since',
  location_description: /*i18n*/ 'What is near',
  main_images: /*i18n*/ 'Pictures',
  mail: /*i18n*/ 'E-mail',
  media_url: /*i18n*/ 'Address of a film or tour',
  meta_description: /*i18n*/ 'Description for search engines',
  meta_keywords: /*i18n*/ 'Keywords',
  meta_title: /*i18n*/ 'Title for search engines',
  name: /*i18n*/ 'Name',
  neighborhood: /*i18n*/ 'Neighbourhood',
  occupation: /*i18n*/ 'Occupation',
  permit_expiry: /*i18n*/ 'Permit valid until',
  permit_number: /*i18n*/ 'Permit number',
  phone: /*i18n*/ 'Phone',
  price: /*i18n*/ 'Price in AED',
  price_period: /*i18n*/ 'Rent per',
  profile_photo: /*i18n*/ 'Photo',
  project: /*i18n*/ 'Project of a developer',
  property: /*i18n*/ 'Property',
  property_type: /*i18n*/ 'Property type',
  published: /*i18n*/ 'Visitors see it',
  purpose: /*i18n*/ 'Purpose',
  question: /*i18n*/ 'Question',
  rating: /*i18n*/ 'Rating',
  reference: /*i18n*/ 'Reference',
  short_description: /*i18n*/ 'Short description',
  skills: /*i18n*/ 'Skills',
  social_links: /*i18n*/ 'Profiles elsewhere',
  sort_order: /*i18n*/ 'Position in lists',
  start_time: /*i18n*/ 'Begins',
  state: /*i18n*/ 'Region',
  status: /*i18n*/ 'Status',
  tagline: /*i18n*/ 'Line over the banner',
  tags: /*i18n*/ 'Tags',
  text: /*i18n*/ 'Text',
  thumbnail: /*i18n*/ 'Picture',
  title: /*i18n*/ 'Title',
  transcript: /*i18n*/ 'What the films show and say',
  transferred_at: /*i18n*/ 'Sale registered on',
  url: /*i18n*/ 'Path of the page',
  venue: /*i18n*/ 'Place',
  video: /*i18n*/ 'Film',
  watchout_description: /*i18n*/ 'Text beside the film',
}

/** `section_2_heading` without a name is `Section 2 heading`. */
export function fieldName(i18n: Translator, field: string) {
  const known = fields[field]
  if (known !== undefined) return i18n._(known)
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Of a path such as `faqs[2].answer.fr`: `Questions and answers 3, Answer, fr`. */
export const pathName = (i18n: Translator, path: string) =>
  path
    .split('.')
    .map(step => {
      const [, name = '', row] = /^([^[]*)(?:\[(\d+)\])?/.exec(step) ?? []
      return `${fieldName(i18n, name)}${row === undefined ? '' : ` ${Number(row) + 1}`}`
    })
    .join(', ')
