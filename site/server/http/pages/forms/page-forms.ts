/** The forms that pages hold, by the address to which they post without JavaScript. */
import type {Call, Fields} from '#kit/api-client/call.ts'
import {savedSearchChangeSuite, savedSearchSuite} from '#trade/alerts/suite.ts'
import * as contract from '#trade/contract/contract.ts'
import {contactSuite, popupContactSuite} from '#trade/enquiry/contact-suite.ts'
import {newsletterSuite} from '#trade/enquiry/newsletter-suite.ts'
import {BOOK_VIEWING} from '#trade/viewing/paths.ts'
import {viewingChangeSuite, viewingSuite} from '#trade/viewing/suite.ts'
import {applicationSuite} from '../../../../../widgets/careers-apply/suite.ts'
import {listWithUsSuite} from '../../../../../widgets/list-with-us/suite.ts'
import {teamContactSuite} from '../../../../../widgets/team-contact/suite.ts'
import {shortlistSuite} from '../../../../app/shared-with-server/shortlist-suite.ts'
import type {AnySuite} from '../../api/forms.ts'
import {bookChosenHour, type SendPosted} from './book-chosen-hour.ts'

export interface PageForm {
  call: Call<Fields>
  fields: string[]
  /** The rules that the form runs in the browser. */
  suite: AnySuite
  /** Fields that the address holds, by its parameter's name. */
  fromAddress?: Record<string, string>
  /** The page that holds the form; without one, the page whose address it is posted to. */
  path?: string
  /** The field that has the search of the page's address. */
  search?: string
  /** Parameters of the page's address that say what the form is about: they are a part of its action. */
  about?: string[]
  /** Sends it by more than its call; the answer's data may fill `next`. */
  send?: SendPosted
  /** The API refuses it without a form token. */
  needsToken?: true
  /** The page after an accepted form; `:name` is a part of the address it was posted to. */
  next: string
  /** Shown above the form when fields were refused. */
  refused: string
}

/** The texts of a call that visitors type: all that the contract has, but those the server adds. */
const typedFields = ({params}: Call, ...added: string[]) =>
  Object.keys(params).filter(name => params[name]?.kind === 'text' && !added.includes(name))

/** An enquiry names its page: the one it is posted to. */
const enquiry: PageForm = {
  call: contract.contact,
  fields: typedFields(contract.contact, 'fromUrl'),
  suite: contactSuite,
  next: '/thank-you',
  refused: /*i18n*/ 'Some fields need another look.',
}

/** A landing page has no message field. */
const shortEnquiry: PageForm = {
  ...enquiry,
  fields: enquiry.fields.filter(name => name !== 'message'),
  suite: popupContactSuite,
}

/** Only existing landing pages: forms.ts checks. */
export const LANDING_FORM = '/:launch'

export const pageForms: Record<string, PageForm> = {
  '/contact-us': enquiry,
  '/lifestyle': enquiry,
  '/properties/:slug': enquiry,
  '/projects/:slug': enquiry,
  [LANDING_FORM]: shortEnquiry,
  '/projects/detail/:slug': enquiry,
  '/open-houses/:slug': enquiry,
  '/team/detail/:slug': {
    ...enquiry,
    call: contract.createTeamMemberContact,
    fields: typedFields(contract.createTeamMemberContact, 'team_member'),
    suite: teamContactSuite,
    fromAddress: {team_member: 'slug'},
  },
  '/list-with-us': {
    ...enquiry,
    call: contract.addListWithUs,
    fields: typedFields(contract.addListWithUs),
    suite: listWithUsSuite,
  },
  '/careers/apply/:id': {
    ...enquiry,
    call: contract.applyForJobApplication,
    fields: typedFields(contract.applyForJobApplication, 'career_id'),
    suite: applicationSuite,
    fromAddress: {career_id: 'id'},
    next: '/thank-you?application',
  },
  '/tell-me-when': {
    ...enquiry,
    call: contract.createSavedSearch,
    fields: typedFields(contract.createSavedSearch, 'fromUrl'),
    suite: savedSearchSuite,
    search: 'query',
    needsToken: true,
    next: '/thank-you?saved-search',
  },
  '/send-shortlist': {
    ...enquiry,
    call: contract.sendShortlist,
    fields: typedFields(contract.sendShortlist),
    suite: shortlistSuite,
    about: ['properties'],
    needsToken: true,
    next: '/thank-you?shortlist',
  },
  '/saved-searches/:token': {
    ...enquiry,
    call: contract.changeSavedSearch,
    fields: typedFields(contract.changeSavedSearch, 'token'),
    suite: savedSearchChangeSuite,
    fromAddress: {token: 'token'},
    next: '/saved-searches/:token?done=:task',
  },
  '/viewings/:token': {
    ...enquiry,
    call: contract.changeViewing,
    fields: typedFields(contract.changeViewing, 'token'),
    suite: viewingChangeSuite,
    fromAddress: {token: 'token'},
    next: '/viewings/:token?done=:task',
  },
  [BOOK_VIEWING]: {
    ...enquiry,
    call: contract.createViewing,
    fields: typedFields(contract.createViewing, 'message', 'fromUrl'),
    suite: viewingSuite,
    about: ['slug', 'agent'],
    send: bookChosenHour(),
    next: '/viewings/:hold?done=book',
  },
  '/newsletter': {
    call: contract.newsletter,
    fields: typedFields(contract.newsletter),
    suite: newsletterSuite,
    path: '/',
    next: '/thank-you?newsletter',
    // Spec section 5: the newsletter words its one rule so.
    refused: /*i18n*/ 'Invalid Email',
  },
}
