/** The reason for which a calendar cannot be read, and what its owner can do. */
import type {Translator} from '#kit/i18n/translator.ts'

export function reasonText(i18n: Translator, reason: string): string {
  const [, status] = /^was answered (\d{3})/.exec(reason) ?? []
  if (status !== undefined) {
    return i18n._(
      'its server answers {status}. The address may have been ended: add the new one, and remove this one.',
      {status},
    )
  }
  switch (reason) {
    case 'is no calendar':
      return i18n._('at this address there is no calendar in iCal format.')
    case 'ends in the middle':
      return i18n._('the file ends in the middle. This may pass.')
    case 'is at an address that is not public':
      return i18n._('the address is in a private network.')
    default:
      break
  }
  if (/did not arrive|too slowly|cannot be fetched/.test(reason))
    return i18n._('its server does not answer. This may pass.')
  if (/too large|larger than|more than|too often|too many|too long|memory|deeply/.test(reason))
    return i18n._('it is larger than what is read here. Publish a smaller calendar.')
  return i18n._('the file cannot be used.')
}
