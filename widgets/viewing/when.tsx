import {useServices} from '#kit/core/view/use-services.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import {viewingClock, viewingDay} from '#trade/viewing/times.ts'
import {useOwnZone} from './own-zone.ts'

/** Day and time in Dubai, and the time on the visitor's clock where it is another one. */
export function When({starts}: {starts: string}) {
  const {i18n, locale} = useServices()
  const {formats} = languageOf(locale)
  const own = useOwnZone([{starts: [starts]}])?.timeOf(starts)
  return (
    <>
      <span>
        {i18n._('{day}, {time} (Dubai time)', {
          day: viewingDay(starts, formats),
          time: viewingClock(starts, formats),
        })}
      </span>
      {own && (
        <span className="viewing__own-when">
          <span>{i18n._('On your clock:')}</span> {own.day && <span>{own.day}, </span>}
          <bdi>{own.clock}</bdi>
        </span>
      )}
    </>
  )
}
