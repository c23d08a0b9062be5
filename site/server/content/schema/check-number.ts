/** Numbers and positions, as files and forms give them. */
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'

export function checkNumber(
  {whole, least = -Infinity, most = Infinity}: {whole?: true; least?: number; most?: number},
  given: unknown,
  report: (says: Message) => void,
) {
  if (
    typeof given !== 'number' ||
    !Number.isFinite(given) ||
    (whole && !Number.isSafeInteger(given))
  ) {
    return report({
      ...message(
        whole
          ? /*i18n*/ 'must be a whole number, got {given}.'
          : /*i18n*/ 'must be a number, got {given}.',
        got(given),
      ),
      inFiles: 'Write it without quotes and separators, such as 1250000.',
    })
  }
  if (given < least || given > most) {
    const range = {least, most, ...got(given)}
    return report(
      most === Infinity
        ? message(/*i18n*/ 'must be {least} or more, got {given}.', range)
        : message(/*i18n*/ 'must be from {least} to {most}, got {given}.', range),
    )
  }
  return given
}

export function checkCoordinates(given: unknown, report: (says: Message) => void) {
  const pair =
    Array.isArray(given) && given.length === 2 && given.every(one => Number.isFinite(one))
  if (!pair) {
    return report(
      message(
        /*i18n*/ 'must be [latitude, longitude], such as [25.1124, 55.139], got {given}.',
        got(given),
      ),
    )
  }
  const [latitude, longitude] = given as [number, number]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    return report(
      message(/*i18n*/ 'is not a place on earth, got {given}. Latitude comes first.', got(given)),
    )
  }
  if (latitude > 45 && longitude < 35) {
    return report(
      message(/*i18n*/ 'looks as if longitude came first, got {given}. Write {turned}.', {
        turned: `[${longitude}, ${latitude}]`,
        ...got(given),
      }),
    )
  }
  return given
}

/** The value that stands there instead, as it is written in a file. */
export const got = (given: unknown) => ({given: firstCharacters(JSON.stringify(given) ?? '', 80)})
