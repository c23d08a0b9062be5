/** Job openings as a back end may send them: with everything, and with the least. */
import type {Career} from '#trade/contract/entities.ts'

export const keeper: Career = {
  _id: 'keeper/1 & co',
  title: 'Lighthouse Keeper',
  short_description: 'You mind the lamp, the log and the gulls.',
  description:
    '<p>It is <strong>quiet</strong> work.</p><script>alert(1)</script>' +
    '<h4 onclick="alert(2)">At night</h4><p>Trim the wick. <a href="javascript:alert(3)">More</a></p>',
  tags: [{name: 'Night shifts'}, {name: 'Harbour'}],
}

export const diver: Career = {
  _id: 'diver',
  title: 'Pearl DIVER',
  short_description: 'Lungs, patience, a nose clip.',
  tags: [],
}

/** The specification's fields, and no more than a title in them. */
export const bareCareer: Career = {_id: 'bare', title: 'Ferryman, night lighthouse line'}

const LONG = 'Deputy Harbour-and-Quay-Wall-Maintenance-Superintendent-in-Waiting '

export const longCareer: Career = {
  _id: 'long',
  title: LONG.repeat(3).trim(),
  short_description: 'One long sentence that never ends, '.repeat(20),
  description: `<p>${'Donaudampfschifffahrtsgesellschaft'.repeat(6)}</p>`,
  tags: Array.from({length: 12}, (_, i) => ({name: `A tag of some length ${i}`})),
}

export const openings = [keeper, diver, bareCareer]
