/**
 * The contract's calls that send something. In a file of their own, so that a form is seen without the
 * shapes of all records. The comment above a call is its documentation, and the docs show it.
 */
import {file, files, flag, optional, send, text} from '#kit/api-client/call.ts'

/** A visitor asks to be contacted. `fromUrl` is the page, without the leading slash. */
export const contact = send('contact', {
  name: text,
  phone: text,
  email: optional(text),
  message: optional(text),
  fromUrl: optional(text),
})
/** A visitor subscribes to the newsletter. */
export const newsletter = send('newsletter', {email: text}, 'createNewsLetterSubscriber')
/** The Book Now enquiry. `rentOrSale` is RENT or BUY. */
export const createBooking = send('createBooking', {
  name: text,
  phone: text,
  is_whatsapp_number: flag,
  email: text,
  rentOrSale: text,
})
/** A message to one member of the team, named by slug. */
export const createTeamMemberContact = send('createTeamMemberContact', {
  name: text,
  team_member: text,
  phone: text,
  email: text,
  message: text,
})
/** An owner submits a property, with up to five images. */
export const addListWithUs = send('addListWithUs', {
  name: text,
  phone: text,
  email: text,
  property_location: text,
  current_valuation: text,
  move_in_date: text,
  property_images: optional(files),
})
/** A job application; `media` is the resume, a PDF under 10 MB. */
export const applyForJobApplication = send('applyForJobApplication', {
  media: optional(file),
  career_id: text,
  name: text,
  phone: text,
  email: text,
  experience: text,
  current_salary: text,
  expected_salary: text,
  available_to_join: text,
  current_location: text,
})
/** The visit beacon, once at start, in production. */
export const visitUser = send('visitUser', {})
/**
 * Counts the widgets of a partner's page: the tags that were viewed and those that were opened,
 * with spaces between them, each as often as it happened, at most 50; and the version of the script.
 * Nothing about who. Partners' pages put all of it into the query and send no body, which needs no
 * preflight. `data.off` of the answer is true where the agency has disabled the partner. Ours.
 */
export const countUse = send('countUse', {
  partner: optional(text),
  viewed: optional(text),
  opened: optional(text),
  version: optional(text),
})
