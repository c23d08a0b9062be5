/** Names of the groups in the figures. Their keys were written by pages, campaigns and partners. */
import {formWord} from '#desk/enquiries/words.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {type Grouping, type GroupLine, OWN_SITE} from './figures.ts'

export const groupingNames = (i18n: Translator): Record<Grouping, string> => ({
  pages: i18n._('By page'),
  properties: i18n._('By property'),
  widgets: i18n._('By widget'),
  partners: i18n._('By partner'),
  campaigns: i18n._('By campaign'),
  forms: i18n._('By form'),
})

export const columnNames = (i18n: Translator): Record<Grouping, string> => ({
  pages: i18n._('Page'),
  properties: i18n._('Property'),
  widgets: i18n._('Widget'),
  partners: i18n._('Partner'),
  campaigns: i18n._('Campaign'),
  forms: i18n._('Form'),
})

/** The name of a line. */
export function lineName(
  i18n: Translator,
  by: Grouping,
  {key, name}: Pick<GroupLine, 'key' | 'name'>,
  siteUrl: string,
): string {
  const [first = ''] = key
  switch (by) {
    case 'pages':
      return first ? pageName(first, siteUrl) : i18n._('Not known')
    case 'properties':
      return first ? (name ?? first) : i18n._('None')
    case 'widgets':
      if (first === OWN_SITE) return i18n._('Our own site')
      return first || i18n._('Not known')
    case 'partners':
      return partnerName(i18n, first)
    case 'campaigns':
      return key.some(Boolean) ? key.map(part => part || '–').join(' · ') : i18n._('None')
    default:
      return formWord(i18n, first)
  }
}

function pageName(page: string, siteUrl: string) {
  if (page.startsWith(siteUrl)) return page.slice(siteUrl.length) || '/'
  const isElsewhere = /^https?:\/\//i.test(page)
  return isElsewhere ? page.replace(/^https?:\/\//i, '') : `/${page.replace(/^\//, '')}`
}

function partnerName(i18n: Translator, name: string) {
  if (!name) return i18n._('No partner')
  if (name === '(unknown)') return i18n._('Not registered')
  return name === '(others)' ? i18n._('Others') : name
}
