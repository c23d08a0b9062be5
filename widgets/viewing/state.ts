/** The state of the widget: the hours that are listed, and how far the visitor has come. */
import type {ComponentType} from 'react'
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

export interface ChosenProps {
  step: ChosenStep
  hours: Hours
  Heading: 'h2' | 'h3'
  model: {
    /** Only an agent is named: there is no home to see. */
    isMeeting: boolean
    goBack(): void
    /** Somebody else has the hour, as this message says. */
    lose(notice: string, starts: string): void
    book(hour: BookedHour): void
    /** While the answer is awaited the hour is not given back, also where the page is left. */
    awaitAnswer(isAwaited: boolean): void
  }
}

/** From its choice on; the view is in a file of its own, which has arrived. */
export type ChosenStep = ({is: 'held'; hour: HeldHour} | {is: 'booked'; hour: BookedHour}) & {
  View: ComponentType<ChosenProps>
}

export type Step =
  /** `wanted`: the hour that is being asked for; `last`: the one that was left, for the focus. */
  {is: 'choosing'; wanted?: string; last?: string; notice?: string} | ChosenStep

export interface ViewingState {
  listed: Listed
  step: Step
  isFetchingMore?: boolean
}
