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
      {i18n._('{day}, {time} (Dubai time)', {
        day: viewingDay(starts, formats),
        time: viewingClock(starts, formats),
      })}
      {own && (
        <span className="viewing__own-when">
          {i18n._('On your clock:')} {own.day && `${own.day}, `}
          <bdi>{own.clock}</bdi>
        </span>
      )}
    </>
  )
}
