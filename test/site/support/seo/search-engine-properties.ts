/**
 * Properties that search engines require or recommend for each type of structured data
 * (developers.google.com/search/docs/appearance). Dots lead into a property, `one|other` is
 * either.
 */
interface TypeProperties {
  required?: string[]
  recommended?: string[]
}

const ARTICLE: TypeProperties = {
  required: ['headline', 'author.name'],
  recommended: ['image', 'datePublished', 'dateModified', 'author.url'],
}

export const WANTED: Record<string, TypeProperties> = {
  BlogPosting: ARTICLE,
  NewsArticle: ARTICLE,
  BreadcrumbList: {required: ['itemListElement.1']},
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer'],
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'],
  },
  ListItem: {required: ['position']},
  Offer: {
    required: ['price|priceSpecification'],
    recommended: ['availability', 'priceCurrency|priceSpecification'],
  },
  Person: {required: ['name']},
  ProfilePage: {required: ['mainEntity'], recommended: ['dateModified']},
  Question: {required: ['name', 'acceptedAnswer.text']},
  RealEstateAgent: {
    required: ['name', 'address'],
    recommended: [
      'image',
      'openingHours|openingHoursSpecification',
      'priceRange',
      'telephone',
      'url',
      'geo',
    ],
  },
  RealEstateListing: {
    required: ['name', 'url', 'mainEntity'],
    recommended: ['datePosted'],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl|embedUrl', 'description', 'duration'],
  },
  WebSite: {required: ['name', 'url']},
}

export const missing = (node: object, names: string[] = []): string[] =>
  names.filter(name => !name.split('|').some(path => isGiven(valueAt(node, path))))

/** A price of 0 is one. */
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

const valueAt = (node: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], node)
