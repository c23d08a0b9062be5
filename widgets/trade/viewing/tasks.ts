/** The ways to see a home, and what can be done with a viewing that is booked. */

export const viewingModes = ['person', 'video'] as const
export type ViewingMode = (typeof viewingModes)[number]

/** Minutes for which an hour is held while its form is open. */
export const HOLD_MINUTES = 5

/** By whom each task may be asked for. */
export const viewingTasks = {
  cancel: ['visitor'],
  move: ['visitor', 'agent'],
  accept: ['agent'],
  decline: ['agent'],
} as const
export type ViewingTask = keyof typeof viewingTasks
