/** Words for what happened to a viewing. */
import type {Translator} from '#kit/i18n/translator.ts'

/** For the history of an enquiry and the audit log; `momentOf` writes a moment as people read it. */
export function viewingWords(
  i18n: Translator,
  details: Record<string, unknown> | null,
  momentOf: (when: string) => string,
) {
  const when = momentOf(`${details?.to}`)
  switch (details?.change) {
    case 'booked':
      return i18n._('Viewing booked: {when}', {when})
    case 'accepted':
      return i18n._('Viewing confirmed: {when}', {when})
    case 'moved':
      return i18n._('Viewing moved: {from} → {to}', {
        from: momentOf(`${details.from}`),
        to: when,
      })
    case 'declined':
      return i18n._('Viewing declined: {when}', {when})
    default:
      return i18n._('Viewing cancelled: {when}', {when})
  }
}
