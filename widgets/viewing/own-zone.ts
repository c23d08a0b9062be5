/** The visitor's own time zone, where its clock is not the office's. */
import {useServices} from '#kit/core/view/use-services.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import {type OwnTime, ownTime} from '#trade/viewing/times.ts'

export interface OwnZone {
  /** In the visitor's language: `Greenwich Mean Time`. */
  name: string
  timeOf(starts: string): OwnTime | undefined
}

/** Undefined where no time differs. Hours are fetched by browsers alone, which know their zone. */
export function useOwnZone(days: {starts: string[]}[]): OwnZone | undefined {
  const {locale} = useServices()
  const {timeZone} = new Intl.DateTimeFormat().resolvedOptions()
  const [first] = days.flatMap(({starts}) => starts)
  if (!timeZone || !first) return undefined
  const {formats} = languageOf(locale)
  const timeOf = (starts: string) => ownTime(starts, formats, timeZone)
  const differs = days.some(({starts}) => starts.some(timeOf))
  return differs ? {name: nameOf(timeZone, formats, first), timeOf} : undefined
}

const nameOf = (timeZone: string, formats: string, at: string) =>
  new Intl.DateTimeFormat(formats, {timeZone, timeZoneName: 'longGeneric'})
    .formatToParts(new Date(at))
    .find(({type}) => type === 'timeZoneName')?.value ?? timeZone
