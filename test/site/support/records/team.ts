/** Members of the team and their listings as a back end may send them. */
import type {Property, TeamMember} from '#trade/contract/entities.ts'
import {bareProperty} from './property.ts'

const pictured = (path: string) => ({[path]: {width: 800, height: 1000, widths: [400]}})

/** An agent of whom everything is known. */
export const mina: TeamMember = {
  _id: 'm-1',
  name: 'Mina Darwish',
  occupation: 'Houseboats',
  slug: 'mina-darwish',
  image: 'pictures/mina.webp',
  pictures: pictured('pictures/mina.webp'),
  video: 'films/mina.mp4',
  sortOrder: 3,
  address: '4 Mole Street',
  phone: '+971 50 123 4567',
  about:
    '<p>Mina was born on a <strong>boat</strong>.</p><h2>Today</h2><p onclick="alert(1)">Ashore.</p>' +
    '<script>alert(2)</script><p><a href="javascript:alert(3)">No</a></p>',
  skills: ['Moorings', ' ', 'Rigging'],
  type: 'AGENT',
  social_links: [
    {social: 'LinkedIn', link: 'https://www.linkedin.com/in/mina'},
    {social: 'Twitter', link: 'javascript:alert(4)'},
  ],
  brn: '815',
  languages: ['ar', 'fr'],
}

/** A member who is no agent, with no more than a back end must know. */
export const bareMember: TeamMember = {_id: 'm-2', name: 'Jan de Wit', slug: 'jan-de-wit'}

export const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

const listing = (name: string, more: Partial<Property> = {}): Property => ({
  ...bareProperty,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...more,
})

export const listings: Property[] = [
  listing('Pier House', {
    status: 'ACTIVE',
    main_images: ['pictures/pier.webp'],
    about: {price: 4250000, address: '9 Pier Road'},
  }),
  listing('Old Lock', {status: 'SOLD', about: {price: 990000, address: '1 Lock Lane'}}),
  // A listing without a state is on offer.
  listing('Rope Loft', {about: {price: null}}),
  listing('Drafted', {status: 'DRAFT' as never}),
]
