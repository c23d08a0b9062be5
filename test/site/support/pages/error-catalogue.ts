/** Section 8 of the specification as tables: what loads what, what sends what, and the messages. */
import type {SiteAnswer} from '../site/site.ts'
import type {Toast} from './toasts.ts'

const LOAD_FAILED: Toast = ['Something went wrong']
/** Message of blogs, news, SEO records and the details of an open house. */
export const LOST_EDITORIAL: Toast = ['Something went wrong !']
/** Message of neighbourhoods. */
const LOST_NEIGHBORHOOD: Toast = ['Something went wrong!']
export const OFFLINE: Toast = ['No Internet Connection']

export interface Load {
  /** The page that the visitor is on. */
  path: string
  /** The call that fails. */
  call: string
  /** The message; null: none. */
  toast: Toast | null
  /** Answers that the page needs to get as far as that call. */
  others?: Record<string, SiteAnswer>
}

export const ok = (data: unknown): SiteAnswer => ({statusCode: 200, message: '', data})

const AGENT = {getTeamMember: ok({name: 'Mina', slug: 'mina', type: 'AGENT'})}

/** Lists and details. Where a page has several calls, each fails alone. */
export const loads: Load[] = [
  {path: '/', call: 'getHomeItems', toast: LOAD_FAILED},
  {path: '/', call: 'getGoogleReviews', toast: LOAD_FAILED},
  {path: '/', call: 'getCities', toast: LOAD_FAILED},
  {path: '/', call: 'getPropertyTypes', toast: LOAD_FAILED},
  {path: '/properties', call: 'search-properties', toast: LOAD_FAILED},
  {path: '/lifestyle', call: 'getPropertyTypesWithProperties', toast: LOAD_FAILED},
  {path: '/communities', call: 'getCommunities', toast: LOAD_FAILED},
  {path: '/communities/detail/salt', call: 'getCommunityDetail', toast: LOAD_FAILED},
  {path: '/neighborhood-guides', call: 'getNeighborhoodsByCommunity', toast: LOAD_FAILED},
  {path: '/neighborhood/detail/Salt', call: 'getNeighborhood/Salt', toast: LOST_NEIGHBORHOOD},
  {path: '/interactive-map', call: 'getNeighborhoodsByCommunity', toast: LOST_NEIGHBORHOOD},
  {path: '/team', call: 'getTeam', toast: LOAD_FAILED},
  {path: '/team/detail/mina', call: 'getTeamMember', toast: LOAD_FAILED},
  {path: '/team/detail/mina', call: 'getPropertiesByAgent', toast: LOAD_FAILED, others: AGENT},
  {path: '/careers', call: 'careers', toast: LOAD_FAILED},
  {path: '/blogs', call: 'getBlogsList', toast: LOST_EDITORIAL},
  {path: '/blogs/detail/salt', call: 'getBlogDetail', toast: LOST_EDITORIAL},
  {path: '/news', call: 'getNewsList', toast: LOST_EDITORIAL},
  {path: '/news/salt', call: 'getNewsDetail', toast: LOST_EDITORIAL},
  {path: '/open-houses', call: 'getOpenHouses', toast: LOAD_FAILED},
  {path: '/open-houses/salt', call: 'getOpenHouseDetail', toast: LOST_EDITORIAL},
  {path: '/buying-costs', call: 'getBuyingCosts', toast: LOAD_FAILED},
  // Nothing is shown, and there is no message.
  {path: '/projects/salt', call: 'getProjectsByBuilder', toast: null},
  {path: '/projects/detail/salt', call: 'property-detail', toast: null},
]

export interface FormSubmission {
  form: string
  path: string
  call: string
  /** Text to type, by label. */
  fields: Record<string, string>
  choice?: string
  button: string
  /** The element that holds the form; a dialog is opened first. */
  place: {element: string} | {dialog: string}
  /** Shown instead of the server's message, and the page that the visitor is led to. */
  instead?: {toast: Toast; path: string}
}

const PERSON = {Name: 'Ana Serrano', Phone: '971501234567', Email: 'ana@example.com'}
const LETTER = {...PERSON, Message: 'A mooring, please.'}
const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-01`

export const forms: FormSubmission[] = [
  {
    form: 'contact',
    path: '/contact-us',
    call: 'contact',
    fields: LETTER,
    button: 'Send',
    place: {element: 'ocp-contact-form'},
  },
  {
    form: 'newsletter',
    path: '/',
    call: 'createNewsLetterSubscriber',
    fields: {Email: 'ana@example.com'},
    button: 'Subscribe',
    place: {element: 'ocp-newsletter'},
  },
  {
    form: 'team contact',
    path: '/team/detail/mina',
    call: 'createTeamMemberContact',
    fields: LETTER,
    button: 'Send',
    place: {element: 'ocp-team-contact'},
  },
  {
    form: 'list with us',
    path: '/list-with-us',
    call: 'addListWithUs',
    fields: {
      ...PERSON,
      'Property location': 'Mole Street',
      'Current valuation': '1500000',
      'Move-in date': NEXT_YEAR,
    },
    button: 'Send',
    place: {element: 'ocp-list-with-us'},
  },
  {
    form: 'booking',
    path: '/contact-us',
    call: 'createBooking',
    fields: PERSON,
    choice: 'Buy',
    button: 'Send',
    place: {dialog: 'Book Now'},
  },
  {
    form: 'job application',
    path: '/careers/apply/keeper',
    call: 'applyForJobApplication',
    fields: {
      ...PERSON,
      Experience: 'Nine winters',
      'Current salary': '11000',
      'Expected salary': '14000',
      'Available to join': 'With the tide',
      'Current location': 'Vigo',
    },
    button: 'Apply',
    place: {element: 'ocp-careers-apply'},
    instead: {toast: LOAD_FAILED, path: '/careers'},
  },
]

export interface Outcome {
  /** The behaviour of the API. */
  when: string
  answer: SiteAnswer | 'no answer' | 'no envelope' | 'offline'
  toast: Toast
  /** Others than the server's own words. */
  isOurs?: true
}

/** The server's own messages, blanks and all, are what the visitor reads. */
export const outcomes: Outcome[] = [
  {
    when: 'the server refuses',
    answer: {statusCode: 409, message: ' Not today. '},
    toast: [' Not today. '],
  },
  {when: 'the connection is dropped', answer: 'no answer', toast: LOAD_FAILED, isOurs: true},
  {
    when: 'the server fails',
    answer: {statusCode: 500, message: 'We are on fire!'},
    toast: ['We are on fire!'],
  },
  {when: 'the answer is no envelope', answer: 'no envelope', toast: LOAD_FAILED, isOurs: true},
  {when: 'the browser is offline', answer: 'offline', toast: OFFLINE, isOurs: true},
  {
    when: 'the session has ended (401)',
    answer: {statusCode: 401, message: 'Who are you? '},
    toast: ['Who are you? '],
  },
  {
    when: 'the server accepts',
    answer: {statusCode: 200, message: 'We have it. '},
    toast: ['We have it. '],
  },
]
