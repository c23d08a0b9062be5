/** The state of a viewing in words, for the person whose link it is. */
import {useSite} from '../../../core/site-context.tsx'
import type {PrivateViewing} from './private-viewing.ts'

export function useStateWords(
  {state, role, accepted, agent_name: agent}: PrivateViewing,
  isOver: boolean,
) {
  const {i18n} = useSite()
  if (state === 'held') return i18n._('This hour is held while its form is open. It is not booked.')
  if (state === 'cancelled') return i18n._('This viewing is cancelled.')
  if (state === 'declined') {
    return role === 'agent'
      ? i18n._('You have declined this hour. The visitor can choose another one.')
      : i18n._('{agent} is unfortunately not available at this hour. Please choose another one.', {
          agent,
        })
  }
  if (isOver) return i18n._('This viewing is over.')
  if (role === 'agent') {
    return accepted
      ? i18n._('You have accepted this hour.')
      : i18n._('The hour is booked. Accept it, move it, or decline it.')
  }
  return accepted
    ? i18n._('{agent} has confirmed the hour and looks forward to meeting you.', {agent})
    : i18n._('The hour is yours. Should anything change, we will let you know at once.')
}

/** The result of the last press, if the state confirms it: an address can be typed. */
export function useDone({state, accepted}: PrivateViewing): string | undefined {
  const {i18n, path} = useSite()
  const done = new URLSearchParams(path.split('?')[1]).get('done')
  const isBooked = state === 'booked'
  if (done === 'book' && isBooked) return i18n._('Your viewing is booked.')
  if (done === 'move' && isBooked) return i18n._('The viewing has a new time.')
  if (done === 'accept' && isBooked && accepted) return i18n._('You have accepted this hour.')
  if (done === 'cancel' && state === 'cancelled') return i18n._('This viewing is cancelled.')
  if (done === 'decline' && state === 'declined') return i18n._('You have declined this hour.')
  return undefined
}
