/** Open houses as a back end may send them: with everything, and with the least. */
import type {OpenHouse} from '#trade/contract/entities.ts'

/** `2027-03-02`, so many days from now at the office. */
export const inDays = (days: number) =>
  new Date(Date.now() + (days * 24 + 4) * 3_600_000).toISOString().slice(0, 10)

export const PICTURES = [1, 2, 3, 4].map(number => `pictures/mill-${number}.webp`)

/** Everything the specification knows, and everything of ours. */
export const millHouse: OpenHouse = {
  main_images: PICTURES,
  open_house_details: {
    title: 'Tea & Flour at the Mill',
    slug: 'tea-and-flour',
    date: '2031-12-06',
    start_time: '10:00 AM',
    end_time: '1:30 pm',
    venue: 'The Mill, 3 Weir Lane; ring twice',
    status: 'Bring boots',
  },
  about: {
    price: 1250000,
    description:
      '<p>The wheel turns <em>again</em>.</p><h5>Inside</h5><p onclick="alert(1)">Oak.</p><script>alert(2)</script>',
  },
  dld_details: {
    reference: 'ML-9',
    listed: '2031-02-03',
    broker_orn: '4711',
    agent_brn: '815',
    permit_number: '7112233445',
    dld_qr: 'codes/mill.svg',
  },
  pictures: {
    'pictures/mill-1.webp': {width: 1200, height: 800, widths: [640], alt: 'A mill wheel.'},
  },
  property: {name: 'The Mill', slug: 'the-mill'},
}

/** No more than the specification has. */
export const bareHouse: OpenHouse = {
  main_images: [],
  open_house_details: {
    title: 'Plain Court',
    slug: 'plain-court',
    date: 'every first Friday',
    start_time: 'after lunch',
    end_time: '',
    venue: '',
    status: '',
  },
  about: {price: null},
}

/** With other details. */
export const houseWith = (
  details: Partial<OpenHouse['open_house_details']>,
  more: Partial<OpenHouse> = {},
): OpenHouse => ({
  ...millHouse,
  ...more,
  open_house_details: {...millHouse.open_house_details, ...details},
})
