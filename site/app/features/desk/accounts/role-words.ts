/** The roles of the desk in words. */
import type {Translator} from '#kit/i18n/translator.ts'

/** Its name, and what it may do. */
export const roleWords = (i18n: Translator): Record<string, [name: string, does: string]> => ({
  administrator: [
    i18n._('Administrator'),
    i18n._('Everything: also accounts, partners, erasing and operation.'),
  ],
  editor: [i18n._('Editor'), i18n._('All enquiries, content and figures.')],
  agent: [
    i18n._('Agent'),
    i18n._('The enquiries that are given to this person, and those of its listings.'),
  ],
})
