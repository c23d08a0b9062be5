/** The links of header and footer (spec section 2, 'Site shell'), and the buying costs. The labels are message ids. */
export interface ShellLink {
  path: string
  label: string
}

export const mainLinks: ShellLink[] = [
  {path: '/', label: /*i18n*/ 'Home'},
  {path: '/properties', label: /*i18n*/ 'Our Properties'},
  {path: '/lifestyle', label: /*i18n*/ 'Lifestyles'},
  {path: '/communities', label: /*i18n*/ 'Communities'},
  {path: '/team', label: /*i18n*/ 'Find A Specialist'},
  {path: '/contact-us', label: /*i18n*/ 'Contact Us'},
]

export const footerLinks: ShellLink[] = [
  {path: '/properties', label: /*i18n*/ 'Our Properties'},
  {path: '/builders', label: /*i18n*/ 'Builders'},
  {path: '/neighborhood-guides', label: /*i18n*/ 'Neighbourhood Guides'},
  {path: '/news', label: /*i18n*/ 'News'},
  {path: '/list-with-us', label: /*i18n*/ 'List With Us'},
  {path: '/blogs', label: /*i18n*/ 'Blogs'},
  {path: '/buying-costs', label: /*i18n*/ 'Buying costs'},
  {path: '/terms-and-conditions', label: /*i18n*/ 'Terms and Conditions'},
  {path: '/privacy-policy', label: /*i18n*/ 'Privacy Policy'},
  {path: '/open-houses', label: /*i18n*/ 'Open Houses'},
  {path: '/careers', label: /*i18n*/ 'Careers'},
]
