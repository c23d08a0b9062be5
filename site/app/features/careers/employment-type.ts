/** What kind of employment an opening is, in the words of search engines. */

/** Agencies write it among the tags, in the language of the page. */
const TYPES: [type: string, words: RegExp][] = [
  ['FULL_TIME', /full[ -]time|temps plein|полная занятость|دوام كامل/i],
  ['PART_TIME', /part[ -]time|temps partiel|частичная занятость|دوام جزئي/i],
]

/** Undefined where the tags do not say. */
export const employmentType = (tags: string[]) =>
  TYPES.find(([, words]) => tags.some(tag => words.test(tag)))?.[0]
