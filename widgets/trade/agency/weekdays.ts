/** Weekdays as the facts of the agency name them in English: they are the one place of its weekly hours. */

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const WEEKDAY = new RegExp(NAMES.join('|'), 'g')

const WHOLE_WEEK = {days: ['Monday', 'Sunday'], isRange: true}

/** `Monday to Friday` is a range of two, `Monday and Friday` is not; of `On request` there is none. */
export function weekdaysNamed(text: string) {
  if (/\b(?:every day|daily)\b/i.test(text)) return WHOLE_WEEK
  const days: string[] = text.match(WEEKDAY) ?? []
  return {days, isRange: days.length === 2 && /\bto\b|[-–]/.test(text)}
}

/** The same as numbers, each day of a range among them; Sunday is 0. */
export function weekdaysIn(text: string): number[] {
  const {days, isRange} = weekdaysNamed(text)
  const numbers = days.map(day => NAMES.indexOf(day))
  const [first = 0, last = 0] = numbers
  if (!isRange) return numbers
  const length = ((last - first + 7) % 7) + 1
  return Array.from({length}, (_, n) => (first + n) % 7)
}
