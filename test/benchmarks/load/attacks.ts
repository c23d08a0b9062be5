/** Bodies that are made to keep a server busy, as anybody can send them, a few a second. */
import type {MeasuredServer} from '../server.ts'
import type {Kind} from './mix.ts'

const FORM = 'application/x-www-form-urlencoded'
const FILES = 'multipart/form-data; boundary=b'
const part = (name: number) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`
const numbers = (count: number) => Array.from({length: count}, (_, at) => at)

const bodies: [type: string, body: string][] = [
  [FORM, 'a&'.repeat(2_000_000)],
  [FORM, 'skills%23=1&'.repeat(200_000)],
  [FORM, `text=${'%5B'.repeat(900_000)}`],
  [FORM, `text=${'**a'.repeat(300_000)}`],
  [FORM, `kept=${'('.repeat(1_000_000)}`],
  ['application/json', `{${numbers(300_000).map(at => `"n${at}":1`)}}`],
  [FILES, `${numbers(18_000).map(part).join('')}--b--\r\n`],
]
const PATHS = [
  '/desk/content/properties/x',
  '/desk/content/properties/x/upload',
  '/desk/content/+look',
  '/desk/sign-in',
  '/desk/send-again',
  '/contact-us',
  '/list-with-us',
]
const CALLS = ['contact', 'addListWithUs', 'search-properties']
/** It looks like the one of a session that has ended. */
const COOKIE = `desk=${'A'.repeat(43)}`

/** Answers 200 where the body was refused or answered at all, so that only a broken server is an error. */
export function attacksOn({site, api}: Pick<MeasuredServer, 'site' | 'api'>): Kind[] {
  const targets = [
    ...PATHS.map(path => site + path),
    ...CALLS.map(call => `${api}/api/v1/user/${call}`),
  ]
  let count = 0
  const sendRequest = async (client: string) => {
    const [type = '', body = ''] = bodies[count % bodies.length] ?? []
    const target = targets[Math.floor(count / bodies.length) % targets.length] ?? site
    const headers = new Headers({'content-type': type, origin: site, 'x-forwarded-for': client})
    if (count++ % 2) headers.set('cookie', COOKIE)
    try {
      const answer = await fetch(target, {method: 'POST', body, headers})
      await answer.arrayBuffer()
      return answer.status < 500 ? 200 : answer.status
    } catch {
      // A body that is refused at once may end its connection before all of it was sent.
      return 200
    }
  }
  return [{name: 'attacks', share: 1, sendRequest}]
}
