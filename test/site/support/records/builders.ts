/** Builders as a back end may send them: with everything, and with the least. */
import type {Builder} from '#trade/contract/entities.ts'
import {bareProperty} from './property.ts'

const project = (name: string, more = {}) => ({
  ...bareProperty,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...more,
})

export const completeBuilder: Builder = {
  name: 'Quay & Sons',
  slug: 'quay-and-sons',
  image: 'wordmarks/quay.svg',
  about:
    '<p>They build <strong>boathouses</strong> &amp; piers.</p><script>alert(1)</script>' +
    '<p onclick="alert(2)">Since <a href="javascript:alert(3)">1911</a>.</p>',
  social_links: [
    {social: ' FACEBOOK ', link: 'https://www.facebook.com/quay'},
    {social: 'Linked In', link: 'https://www.linkedin.com/company/quay'},
    {social: 'twitter', link: 'http://twitter.com/quay'},
    {social: 'InstaGram', link: 'https://www.instagram.com/quay'},
    {social: 'YouTube', link: 'https://www.youtube.com/quay'},
    {social: '', link: 'https://www.quay.example/'},
    {social: 'Twitter', link: 'javascript:alert(4)'},
    {social: 'Facebook', link: 'facebook.com/quay'},
  ],
  projects: [
    project('Pier Nine', {
      main_images: ['pictures/pier.webp', 'pictures/pier-inside.webp'],
      about: {price: 1, type: 'Boathouse'},
      city: 'Harbour City',
      state: 'North Coast',
    }),
    project('Slipway', {about: {price: null, type: 'Loft'}, city: 'Harbour City'}),
    project('Dry Dock', {state: 'North Coast'}),
    project('Bare Mooring'),
  ],
}

/** No more than the specification's page needs. */
export const bareBuilder: Builder = {name: 'Plain Builder', projects: []}
