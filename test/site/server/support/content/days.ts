/** Days counted from the office's own, as content gives them. */
import {officeDay} from '../../../../../widgets/shared/office-day.ts'

export const dayFrom = (count: number) =>
  new Date(Date.parse(officeDay()) + count * 86_400_000).toISOString().slice(0, 10)
