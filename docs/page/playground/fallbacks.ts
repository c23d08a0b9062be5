/** The fallback link of each widget, and the initial height of its preview. */
import type {Fallback} from './widget-brief.ts'

const WRITE: Fallback = {path: '/contact-us', text: 'Contact us'}
const HOMES: Fallback = {path: '/properties', text: 'See all homes'}

const fallbacks: Record<string, Fallback> = {
  'ocp-book-now': WRITE,
  'ocp-contact-form': WRITE,
  'ocp-team-contact': {path: '/team', text: 'Our team'},
  'ocp-newsletter': WRITE,
  'ocp-list-with-us': {path: '/list-with-us', text: 'List your property with us'},
  'ocp-careers-apply': {path: '/careers', text: 'Our openings'},
  'ocp-property-search': HOMES,
  'ocp-property-list': HOMES,
  'ocp-listing': HOMES,
  'ocp-buying-costs': {path: '/buying-costs', text: 'What buying costs'},
  'ocp-saved-search': {path: '/tell-me-when', text: 'Be the first to hear'},
  'ocp-viewing': {path: '/properties', text: 'Choose a home to view'},
  'ocp-project-page': {path: '/builders', text: 'All builders and projects'},
  'ocp-area-prices': {path: '/neighborhood-guides', text: 'Neighbourhood guides'},
  'ocp-neighbourhood-map': {path: '/neighborhood-guides', text: 'Neighbourhood guides'},
  'ocp-open-house-carousel': {path: '/open-houses', text: 'Open houses'},
}

/** Widgets without an entry link to the home page. */
export const fallbackOf = (tag: string): Fallback =>
  fallbacks[tag] ?? {path: '/', text: 'Our website'}

const small = ['ocp-book-now', 'ocp-newsletter', 'ocp-toaster']

/** Reserves height, so that nothing shifts when the widget renders. */
export const roomOf = (tag: string) => (small.includes(tag) ? 'small' : 'large')
