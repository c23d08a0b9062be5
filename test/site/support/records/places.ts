/** Records of places as a back end may send them: with everything, and with the least. */
import type {Community, Neighborhood, PropertyType, TeamMember} from '#trade/contract/entities.ts'

export const LONG_NAME =
  'The Upper Terraces of Llanfairpwllgwyngyllgogerychwyrndrobwll-by-the-Sea, Third Extension'

const pictured = (path: string, alt: string) => ({
  [path]: {width: 1200, height: 800, widths: [640], alt},
})

export const residential: Community = {
  _id: 'c-1',
  name: 'Residential Communities',
  description: '<p>The record says something else.</p>',
  image: 'pictures/residential.webp',
}

/** A place whose name the site does not translate. */
export const lagoon: Community = {
  _id: 'c/2',
  name: 'Lagoon & Dunes',
  title: 'Between Lagoon and Dunes',
  description:
    '<p>Salt on the one side, sand on the other.</p><p>And a <a href="/contact-us">ferry</a>.</p><script>alert(1)</script>',
  image: 'pictures/lagoon.webp',
  pictures: pictured('pictures/lagoon.webp', 'A lagoon between dunes.'),
}

export const bareCommunity: Community = {_id: 'c-3', name: 'Plain Quarter'}

const expert = (slug: string, name: string, more: Partial<TeamMember> = {}): TeamMember => ({
  _id: slug,
  slug,
  name,
  ...more,
})

/** A residential one, with everything. */
export const saltHarbour: Neighborhood = {
  name: 'Salt Harbour',
  hero_content:
    '<p>Nets dry on the wall.</p><h4>Mornings</h4><p onclick="alert(2)">Early.</p><h6>Boats</h6><p>Few.</p>',
  hero_image: 'pictures/harbour.webp',
  section_2_heading: 'Between two tides',
  section_2_subheading: '<p>A flat costs <strong>little</strong>.</p><script>alert(3)</script>',
  section_2_details: [
    {title: 'Ferry', value: 'Every ten minutes'},
    {title: 'Rents', value: 'AED 60,000'},
  ],
  section_2_image: 'pictures/quay.webp',
  member_id: [
    expert('mina', 'Mina Darwish', {
      occupation: 'Houseboats',
      image: 'pictures/mina.webp',
      video: 'films/mina.mp4',
    }),
    expert('omar', 'Omar Said', {occupation: 'Lofts', video: 'films/omar.mp4'}),
    expert('jan', 'Jan de Wit', {image: 'pictures/jan.webp'}),
    expert('lea', 'Lea Roux'),
    expert('fifth', 'Fifth Person'),
  ],
  local_amenities: {
    parks: ' Mole Park ,, Net Garden,',
    arts_and_cultures: 'Museum of Knots',
    recreational_activities: 'Rowing club',
    restaurants: 'The Anchor, Two Herrings',
    shopping: 'Fish hall',
    entertainment: 'Lantern cinema',
    schools: ' , ',
  },
  location: {coordinates: [25.1, 55.2]},
  pictures: pictured('pictures/harbour.webp', 'Nets on a harbour wall.'),
}

/** A commercial one, without what is near. */
export const ropeYard: Neighborhood = {
  ...saltHarbour,
  name: 'Rope Yard',
  section_3_heading: 'Desks above the ropes',
  section_3_subheading: '<p>Floors of <em>any</em> size.</p><script>alert(4)</script>',
}

/** No more than a back end must know. */
export const bareNeighborhood: Neighborhood = {name: 'Plain Corner'}

export const neighborhoodNamed = (name: string): Neighborhood => ({
  name,
  hero_content: `<p>${name} in the morning.</p><p>And later.</p>`,
  hero_image: `pictures/${encodeURIComponent(name)}.webp`,
})

export const types: PropertyType[] = [
  {_id: 'houseboat', name: 'Houseboat', image: 'pictures/houseboat.webp'},
  {_id: 'mill & barn', name: 'Mill'},
  {_id: 'long', name: LONG_NAME},
]
