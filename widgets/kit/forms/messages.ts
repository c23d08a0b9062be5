/** Messages that several forms share, to the letter of spec section 5, spaces included. */
export const messages = {
  nameRequired: /*i18n*/ 'Name is Required!',
  validName: /*i18n*/ 'Please enter a valid name! ',
  phoneRequired: /*i18n*/ 'Phone is Required!',
  validNumber: /*i18n*/ 'Please enter a valid number! ',
  emailRequired: /*i18n*/ 'Email is Required!',
  emailInvalid: /*i18n*/ 'Email is Invalid!',
  messageRequired: /*i18n*/ 'Message is Required!',
}
