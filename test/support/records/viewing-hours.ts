/** Free hours as the API answers them: two days, and more on request. */
import type {DataOf} from '#kit/api-client/call.ts'
import type {getViewingHours} from '#trade/contract/viewing-calls.ts'

export const freeHours: DataOf<typeof getViewingHours> = {
  agent: 'layla-haddad',
  agent_name: 'Layla Haddad',
  length_minutes: 30,
  sends_mail: true,
  days: [
    {day: '2030-12-05', starts: ['2030-12-05T06:00:00.000Z', '2030-12-05T06:30:00.000Z']},
    {day: '2030-12-06', starts: ['2030-12-06T19:00:00.000Z']},
  ],
  next: '2030-12-07',
}

export const laterHours: DataOf<typeof getViewingHours> = {
  agent: 'layla-haddad',
  agent_name: 'Layla Haddad',
  length_minutes: 30,
  sends_mail: true,
  days: [{day: '2030-12-09', starts: ['2030-12-09T06:00:00.000Z']}],
}

export const heldHour = (starts: unknown, hold = 'secret') => ({
  statusCode: 200,
  message: 'The hour is held.',
  data: {
    hold,
    starts: `${starts}`,
    ends: '2030-12-05T07:00:00.000Z',
    until: '2030-12-05T05:00:00.000Z',
  },
})
