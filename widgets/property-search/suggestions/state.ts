/** State of the suggestions for the view; a constant until the model is loaded. */

import type {Readable} from '#kit/core/view/use-signal-value.ts'
import type {City} from '#trade/contract/entities.ts'

export type Suggestions =
  | {is: 'closed'}
  | {
      is: 'open'
      typed: string
      options: City[]
      /** Index of the highlighted one. */
      active: number | null
      /** Nothing more is awaited. */
      settled: boolean
    }

export const CLOSED: Readable<Suggestions> = {value: {is: 'closed'}, subscribe: () => () => {}}

/** The displayed name of a location; requests use its `name`. */
export const shownName = ({title, name}: City) => title ?? name
