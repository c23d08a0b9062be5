/** The state and the actions of the form that books the hour that is held. */
import type {Emit} from '#kit/core/events.ts'
import type {Services} from '#kit/core/services/services.ts'
import {draftOf} from '#kit/forms/drafts.ts'
import {formModel} from '#kit/forms/form-model.ts'
import {quietNotify} from '#kit/overlay/quiet-notify.ts'
import {createViewing} from '#trade/contract/viewing-calls.ts'
import type {Viewing} from '#trade/viewing/suite.ts'
import type {ChosenProps, HeldHour} from './state.ts'

type BookingFields = Pick<Viewing, 'mode' | 'name' | 'phone' | 'email'>

export function bookingForm(
  hour: HeldHour,
  {book, lose, awaitAnswer}: ChosenProps['model'],
  services: Services,
) {
  const {starts, hold} = hour
  let mode = ''
  return formModel<BookingFields>(
    {
      name: 'viewing',
      initial: {mode: 'person', name: '', phone: '', email: ''},
      received: /*i18n*/ 'Your viewing is booked.',
      // The hour is no field: the rules ask for it all the same.
      suite: async () => {
        const {viewingSuite} = await import('#trade/viewing/suite.ts')
        return () => {
          const check = viewingSuite()
          return fields => check({...fields, hold})
        }
      },
      async send(fields, options) {
        mode = fields.mode
        const booking = {...fields, hold, fromUrl: services.path()}
        awaitAnswer(true)
        const sent = services.api(createViewing, booking, options)
        const answer = await sent.finally(() => awaitAnswer(false))
        if (answer.statusCode === 409) queueMicrotask(() => lose(answer.message, starts))
        return {...answer, ...(answer.data && {id: answer.data.id})}
      },
      onSent: () => book({...hour, mode, isTest: services.isTest()}),
      // It outlives the hour: whoever loses one keeps what was typed.
      draft: draftOf<BookingFields>('viewing', services.host ?? undefined),
    },
    {
      isTest: () => services.isTest(),
      prepareCalls: () => services.prepareCalls(),
      // The heading of what was booked says it, and has the focus.
      notify: quietNotify(services),
      emit: naming(starts, services),
    },
  )
}

/** Names the hour in the event; that it was taken is said above the list, and not in a toast. */
const naming =
  (starts: string, services: Services): Emit =>
  (type, detail) => {
    const isDefault = services.emit(
      type,
      type === 'ocp-submit' ? Object.assign(detail, {starts}) : detail,
    )
    return isDefault && !('statusCode' in detail && detail.statusCode === 409)
  }
