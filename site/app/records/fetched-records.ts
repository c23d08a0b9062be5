/** The agency's own content for a browser that changes to another page in place: the server has it. */
import type {Locale} from '#kit/i18n/locale.ts'
import {LANGUAGE_PARAMETER} from '../shared-with-server/language.ts'
import {type SiteRecords, siteRecordPath} from '../shared-with-server/site-records.ts'

export function fetchedRecords(locale: Locale, signal: AbortSignal): SiteRecords {
  const read = async (path: string) => {
    const response = await fetch(`${path}?${LANGUAGE_PARAMETER}=${locale}`, {signal})
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  return {
    launch: key => read(siteRecordPath('launches', key)),
    legalText: page => read(siteRecordPath('legal', page)),
  }
}
