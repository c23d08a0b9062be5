/** Leads as JSON: everything that is stored of them. */
import type {LeadRow} from '#server/leads/lead-store.ts'

/** One list, a lead at a time. */
export async function* leadsAsJson(leads: AsyncIterable<LeadRow>): AsyncGenerator<string> {
  let isFirst = true
  for await (const lead of leads) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(lead, undefined, 2)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
