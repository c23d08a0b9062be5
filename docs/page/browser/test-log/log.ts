/** The log of test enquiries: on a widget's page its own, on the page of test enquiries all of the tab. */
import {entryOf, type TestLogEntry} from '../../test-log/entry.ts'
import {setHtml} from '../trusted.ts'
import {showStored} from './read-stored.ts'
import {allSent, forgetSent, keepSent} from './sent.ts'

export function showTestLog() {
  const log = logOnPage()
  if (!log) return
  const {testLog: tag} = log.dataset
  for (const sent of allSent().toReversed()) if (!tag || sent.tag === tag) add(log, sent)
  const clear = log.querySelector<HTMLElement>('[data-clear-log]')
  clear?.addEventListener('click', () => {
    forgetSent()
    log.querySelector('ol')?.replaceChildren()
    showCount(log)
    announce(log, 'The list is empty.')
  })
}

/** Writes down what a form of `tag` was answered; in a log on this page, too. */
export function logAnswer(
  tag: string,
  {type, detail}: CustomEvent<Partial<TestLogEntry> & ApiAnswer>,
) {
  const {form = '', message = '', id} = detail
  const status = type === 'ocp-submit' ? 200 : detail.statusCode
  const sent: TestLogEntry = {tag, form, at: new Date().toISOString(), status, message, id}
  keepSent(sent)
  const log = logOnPage()
  if (!log) return
  add(log, sent)
  announce(log, status === 200 ? `A test enquiry was stored. ${message}` : '')
}

/** `<ocp-error>` says the status. */
interface ApiAnswer {
  statusCode?: number
}

const logOnPage = () => document.querySelector<HTMLElement>('[data-test-log]')

function add(log: HTMLElement, sent: TestLogEntry) {
  const item = document.createElement('li')
  item.className = 'sent'
  setHtml(item, entryOf(sent))
  log.querySelector('ol')?.prepend(item)
  showCount(log)
  const place = item.querySelector<HTMLElement>('[data-stored]')
  if (place && sent.id) void showStored(place, sent.id)
}

function showCount(log: HTMLElement) {
  const count = log.querySelector('ol')?.childElementCount ?? 0
  const empty = log.querySelector<HTMLElement>('[data-empty-log]')
  const clear = log.querySelector<HTMLElement>('[data-clear-log]')
  if (empty) empty.hidden = count > 0
  if (clear) clear.hidden = count === 0
}

function announce(log: HTMLElement, message: string) {
  const status = log.querySelector('[role="status"]')
  if (status) status.textContent = message
}
