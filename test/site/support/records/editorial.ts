/** Articles and news as a back end may send them: with everything, and with the least. */
import type {Blog, NewsItem} from '#trade/contract/entities.ts'

export const LONG =
  'Of ropes, moorings and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: '.repeat(3)

const pictured = (path: string, alt: string) => ({
  [path]: {width: 1200, height: 800, widths: [640], alt},
})

const HARMFUL =
  '<script>alert(1)</script><p onclick="alert(2)">The moon pulls.</p>' +
  '<a href="javascript:alert(3)">Here</a><form action="/contact"><input name="phone"></form>'

/** Half past one in the night of the 28th where the office is. */
export const tides: Blog = {
  title: 'How to read the tide tables of a harbour',
  slug: 'tide tables/1',
  short_description: 'Two columns, four numbers & one warning.',
  description: `<h4>High water</h4>${HARMFUL}<h6>Springs</h6><p>Twice a month, see <a href="https://tides.example/">the tables</a>.</p>`,
  thumbnail: 'pictures/tides.webp',
  thumbnail_alt_text: 'A wall with the marks of old floods',
  createdAt: '2026-02-27T21:30:00.000Z',
  pictures: pictured('pictures/tides.webp', 'A harbour wall.'),
}

export const ropes: Blog = {
  title: 'Which rope for which boat',
  slug: 'ropes',
  short_description: 'Hemp, nylon and what the sun does to them.',
  description: '<p>Thick ones.</p>',
  thumbnail: 'pictures/ropes.webp',
  createdAt: '2025-12-31',
}

/** No more than a back end must know; it may even have forgotten the day. */
export const bareBlog = {title: 'A short note', slug: 'note'} as Blog

export const blogNamed = (title: string): Blog => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  createdAt: '2025-06-01',
})

export const ferry: NewsItem = {
  title: 'The night ferry is back',
  slug: 'night ferry/2',
  short_description: 'From Thursday, every hour until three.',
  description: `<h3>Tickets</h3>${HARMFUL}<p>At the pier.</p>`,
  thumbnail: 'pictures/ferry.webp',
  createdAt: '2026-03-04',
  pictures: pictured('pictures/ferry.webp', 'A ferry at night.'),
}

export const crane: NewsItem = {
  title: 'We bought a crane',
  slug: 'crane',
  short_description: 'It lifts nine tonnes.',
  thumbnail: 'pictures/crane.webp',
}

/** No more than a back end must know. */
export const bareNews: NewsItem = {title: 'Closed on Monday', slug: 'monday'}
