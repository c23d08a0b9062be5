/**
 * The page from which an enquiry led to the page of thanks, where it has hours for viewings: that page
 * leads back to them. It lasts until that page is left, so that no later enquiry leads to another home.
 */
let path = ''

export const rememberHours = () => {
  path = document.getElementById('viewing') ? location.pathname : ''
}

export const pageWithHours = () => path

export const forgetHours = () => {
  path = ''
}
