/** The same for every address, whether it is known or not. */
export const askedToConfirm =
  /*i18n*/ 'Please check your inbox: we have sent you an email to confirm your address.'

/** The reference API's thanks for an enquiry (decisions, 'API'). */
export const thanks = {
  contact: /*i18n*/ 'Thank you! We will contact you shortly.',
  newsletter: /*i18n*/ 'Thank you for subscribing.',
  createBooking: /*i18n*/ 'Your booking request has been received.',
  createTeamMemberContact: /*i18n*/ 'Your message has been sent.',
  addListWithUs: /*i18n*/ 'Your property has been submitted.',
  applyForJobApplication: /*i18n*/ 'Your application has been submitted.',
}
