/** A reporter for mutants: the first test that fails is enough, and the others need not run. */
interface TestEvent {
  type: string
  data: {details?: {passed?: boolean}}
}

export default async function* firstFailure(events: AsyncIterable<TestEvent>) {
  for await (const {type, data} of events) {
    if (type === 'test:complete' && data.details?.passed === false) process.exit(1)
  }
  yield ''
}
