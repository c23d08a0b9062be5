import assert from 'node:assert/strict'
import {it} from 'node:test'
import {createAnswerCache} from '#server/http/api/answer-cache.ts'
import {keptAnswer} from '#server/http/api/answers.ts'

it('made-up searches push out each other, never a list or a record', async () => {
  const cache = createAnswerCache({current: () => '1'})
  const [team, searches] = [cache.for('getTeam'), cache.for('searchProperties')]
  await Promise.all([team.renew(), searches.renew()])
  const answer = () => Promise.resolve(keptAnswer('x'.repeat(500_000)))
  await team.add('team', answer())
  for (const made of Array.from({length: 30}).keys()) await searches.add(`${made}`, answer())
  assert.ok(team.get('team'))
  assert.ok(searches.get('29'))
  assert.equal(searches.get('0'), undefined)
})
