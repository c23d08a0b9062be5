/** The way to the agency that stands in each element, and how much room its preview has at first. */
import type {Fallback} from './widget-brief.ts'

const WRITE: Fallback = {path: '/contact-us', words: 'Contact us'}
const HOMES: Fallback = {path: '/properties', words: 'See all homes'}

const fallbacks: Record<string, Fallback> = {
  'ocp-book-now': WRITE,
  'ocp-contact-form': WRITE,
  'ocp-team-contact': {path: '/team', words: 'Our team'},
  'ocp-newsletter': WRITE,
  'ocp-list-with-us': {path: '/list-with-us', words: 'List your property with us'},
  'ocp-careers-apply': {path: '/careers', words: 'Our openings'},
  'ocp-property-search': HOMES,
  'ocp-property-list': HOMES,
  'ocp-project-page': {path: '/builders', words: 'All builders and projects'},
  'ocp-neighbourhood-map': {path: '/neighborhood-guides', words: 'Neighborhood guides'},
  'ocp-open-house-carousel': {path: '/open-houses', words: 'Open houses'},
}

/** A widget that nobody has thought of yet leads home. */
export const fallbackOf = (tag: string): Fallback =>
  fallbacks[tag] ?? {path: '/', words: 'Our website'}

const small = ['ocp-book-now', 'ocp-newsletter', 'ocp-toaster']

/** So that nothing below a preview moves when the widget comes. */
export const roomOf = (tag: string) => (small.includes(tag) ? 'small' : 'large')
