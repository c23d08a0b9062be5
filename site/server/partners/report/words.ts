/** Words that a partner's page and the mails of a month have in common. */
import type {NotAttributed} from '../registry/attribution.ts'

const REASONS: Record<NotAttributed, string> = {
  origin: 'came from an origin that is not registered for you',
  limit: 'were above your limit of the day',
  disabled: 'came while your widgets were switched off',
}

/** Completes a sentence about enquiries that are not counted as the partner's. */
export const reasonOf = (reason: NotAttributed) => REASONS[reason]

/** Share of views that led to an enquiry, such as `1.5 %`. */
export const rateOf = (leads: number, views: number) =>
  views ? `${((leads / views) * 100).toFixed(1)} %` : '–'
