/** The history of an enquiry, with names in the place of accounts. */
import type {ScreenData} from '../../../../app/core/render.tsx'
import type {WholeEnquiry} from '../enquiry.ts'

type History = ScreenData<'enquiries/one'>['history']

export const historyOf = ({history, people}: WholeEnquiry): History =>
  history.map(({at, details, ...event}) => ({
    ...event,
    at: at.toISOString(),
    from: wordOf(details?.from, people),
    to: wordOf(details?.to ?? details?.into, people),
    via: wordOf(details?.via, people),
    outcome: wordOf(details?.outcome, people),
    remindAt: wordOf(details?.at, people),
    isNotSpam: details?.notSpam === true,
  }))

const wordOf = (value: unknown, people: Map<string, string>) =>
  typeof value === 'string' ? (people.get(value) ?? value) : null
