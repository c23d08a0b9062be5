/** The state of the widget: the hours that are listed, and how far the visitor has come. */
import type {Hours} from './hours.ts'

type Listed =
  | {is: 'waiting'}
  | {is: 'shown'; hours: Hours}
  /** The back end has no such call, or offers no hours here. */
  | {is: 'missing'}
  /** The toast has been shown. */
  | {is: 'failed'}

export interface HeldHour {
  starts: string
  /** A secret: it books the hour, or gives it back. */
  hold: string
}

export interface BookedHour extends HeldHour {
  mode: string
  isTest: boolean
}

export type Step =
  /** `wanted`: the hour that is being asked for; `last`: the one that was left, for the focus. */
  | {is: 'choosing'; wanted?: string; last?: string; notice?: string}
  | {is: 'held'; hour: HeldHour}
  | {is: 'booked'; hour: BookedHour}

export interface ViewingState {
  listed: Listed
  step: Step
  isFetchingMore?: boolean
}
