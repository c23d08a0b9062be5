/** The enquiry that a viewing is a part of: what the visitor typed, and what was chosen. */
import type {LeadContext, LeadDraft} from '#server/leads/lead.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Viewing} from '#trade/viewing/suite.ts'
import {viewingClock} from '#trade/viewing/times.ts'
import type {ViewingRow} from './private-link.ts'

const VIEWING_FORM = 'createViewing'

interface Enquiry {
  /** The values of the form, with the phone as it is stored. */
  values: Viewing
  phoneE164: string | undefined
  context: LeadContext
  suspectedSpam: string | null
}

/** The key is the viewing's, so that it is one enquiry however often it is sent. */
export function enquiryOf(
  {id, agent, property, startsAt}: ViewingRow,
  {values: {hold: _hold, ...said}, phoneE164, context, suspectedSpam}: Enquiry,
): LeadDraft {
  return {
    form: VIEWING_FORM,
    key: `${VIEWING_FORM} ${id}`,
    payload: {...said, viewing: inWords(startsAt), team_member: agent},
    phoneE164,
    context: {...context, ...(property && {home: property})},
    suspectedSpam,
  }
}

/** `2026-12-05 10:30`, as a clock in the office shows it. */
const inWords = (moment: Date) =>
  `${officeDay(moment)} ${viewingClock(moment.toISOString(), 'en-GB')}`
