/** The facts of a home in its form at the desk, as a browser without scripts sends them. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {type DeskClient, startDesk} from '../../server/support/desk/desk.ts'
import {useDeskContent} from '../../server/support/desk/desk-content.ts'
import {useRunning} from '../../server/support/running.ts'
import {fieldsOf} from '../support/form-fields.ts'

const HOMES = '/desk/content/properties'

describe('facts of a home at the desk', () => {
  const content = useDeskContent(oneDatabase)
  let editor: DeskClient
  const desk = useRunning(() => startDesk(content.api))
  before(async () => {
    editor = await desk.signIn('editor', {name: 'Lena'})
  })
  const opened = async (key: string) => fieldsOf((await editor.get(`${HOMES}/${key}`)).body)
  const publish = (key: string, fields: object) =>
    editor.post(`${HOMES}/${key}`, {...fields, do: 'publish'})

  const changes: [key: string, field: string, typed: string, value: number][] = [
    ['bay-towers', 'parking', '3', 3],
    ['bay-towers', 'service_charge', '19.75', 19.75],
    ['quiet-studio', 'cheques', '12', 12],
  ]
  for (const [key, field, typed, value] of changes)
    it(`${key} keeps all its facts when its ${field} is changed`, async () => {
      const {value: earlier} = await content.now('properties', key)
      const {location} = await publish(key, {...(await opened(key)), [field]: typed})
      assert.equal(location, `${HOMES}/${key}?done=published`)
      assert.deepEqual((await content.now('properties', key)).value, {...earlier, [field]: value})
    })

  it('a payment is added to a plan as a row, and the plan must be 100 percent again', async () => {
    const fields = await opened('bay-towers')
    const sent = await editor.post(`${HOMES}/bay-towers`, {...fields, do: 'add payment_plan'})
    const withRow = {
      ...fieldsOf(sent.body),
      'payment_plan.4.milestone': 'after-handover',
      'payment_plan.4.percent': '10',
    }
    const refused = await publish('bay-towers', withRow)
    assert.equal(refused.status, 422)
    assert.match(refused.body, /adds up to 110 percent/)
    const {location} = await publish('bay-towers', {...withRow, 'payment_plan.3.percent': '30'})
    assert.equal(location, `${HOMES}/bay-towers?done=published`)
    const {payment_plan} = (await content.now('properties', 'bay-towers')).value
    assert.deepEqual((payment_plan as object[]).slice(3), [
      {milestone: 'after-handover', monthly_parts: 24, percent: 30, paid_to: 'developer'},
      {milestone: 'after-handover', percent: 10},
    ])
  })
})
