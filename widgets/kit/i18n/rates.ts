/** Exchange rates of one day, as an answer of the API has them. */
import {dictionary, number, record, type Shaped, text} from '../api-client/shapes.ts'

export const rates = record({
  /** ISO 8601. */
  day: text,
  /** What one unit of each currency costs in dirhams, by ISO 4217: `{"USD": 3.6725}`. */
  dirhams: dictionary(number),
})
export type Rates = Shaped<typeof rates>
