/**
 * Viewings are moved in the calendar by the pointer, or by Shift and the arrow keys. Nothing is changed
 * here: the page of the enquiry opens with the hour that was chosen, and asks.
 */
import {dayBeside, minutesLater, type OfficeTime} from './office-time.ts'

const STEP_MINUTES = 15
/** Less is a click. */
const LEAST_PIXELS = 6

export function moveViewings() {
  const calendar = document.querySelector<HTMLElement>('[data-calendar]')
  if (!calendar) return
  const help = document.querySelector<HTMLElement>('[data-calendar-help]')
  if (help) help.hidden = !calendar.querySelector('[data-moves]')
  calendar.addEventListener('keydown', event => pressKey(calendar, event))
  calendar.addEventListener('pointerdown', event => startDragging(calendar, event))
  calendar.addEventListener('focusout', leaveFocus)
  // The browser's own dragging is of the address.
  calendar.addEventListener('dragstart', event => event.preventDefault())
  calendar.addEventListener('click', event => wasDragged && event.preventDefault(), true)
}

/** The click that follows would open the enquiry as it is. */
let wasDragged = false

const linkOf = ({target}: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-moves]') : null

/** The hour that is proposed, else the one that is booked. */
const timeOf = ({dataset: {proposed, starts = ''}}: HTMLAnchorElement): OfficeTime =>
  (proposed ?? starts) as OfficeTime

function pressKey(calendar: HTMLElement, event: KeyboardEvent) {
  const link = linkOf(event)
  if (!link) return
  const {key, shiftKey} = event
  if (key === 'Escape' && link.dataset.proposed) return leave(link)
  if (key === 'Enter' && link.dataset.proposed) {
    event.preventDefault()
    return openProposed(link)
  }
  const isRtl = getComputedStyle(calendar).direction === 'rtl'
  const steps: Record<string, (time: OfficeTime) => OfficeTime> = {
    ArrowUp: time => minutesLater(time, -STEP_MINUTES),
    ArrowDown: time => minutesLater(time, STEP_MINUTES),
    ArrowLeft: time => dayBeside(time, isRtl ? 1 : -1),
    ArrowRight: time => dayBeside(time, isRtl ? -1 : 1),
  }
  const step = steps[key]
  if (!step || !shiftKey) return
  event.preventDefault()
  propose(calendar, link, step(timeOf(link)))
}

function leaveFocus(event: FocusEvent) {
  const link = linkOf(event)
  const isDragged = link?.closest('li')?.style.transform
  if (link?.dataset.proposed && !isDragged) leave(link)
}

function startDragging(calendar: HTMLElement, down: PointerEvent) {
  wasDragged = false
  const link = linkOf(down)
  const entry = link?.closest('li')
  // A list is not dragged in, and a finger scrolls.
  const isGrid = entry && getComputedStyle(entry).position === 'absolute'
  if (!link || !isGrid || down.button !== 0 || down.pointerType === 'touch') return
  const quarter = Number.parseFloat(getComputedStyle(calendar).getPropertyValue('--_quarter'))
  const begins = timeOf(link)
  // A day of all agents has a column for each, and a viewing keeps its agent.
  const hasDays = new Set(columnsIn(calendar).map(({dataset}) => dataset.day)).size > 1
  const stop = new AbortController()
  const {signal} = stop

  const move = (event: PointerEvent) => {
    const [right, below] = [event.clientX - down.clientX, event.clientY - down.clientY]
    wasDragged ||= Math.hypot(right, below) >= LEAST_PIXELS
    if (!wasDragged) return
    calendar.setPointerCapture(down.pointerId)
    entry.classList.add('is-proposed')
    entry.style.transform = `translate(${hasDays ? right : 0}px, ${below}px)`
    const day = columnAt(calendar, event)?.dataset.day ?? begins.slice(0, 10)
    const later = Math.round(below / quarter) * STEP_MINUTES
    const [, clock] = minutesLater(begins, later).split('T')
    propose(calendar, link, `${day}T${clock}` as OfficeTime)
  }
  const end = () => {
    stop.abort()
    entry.style.transform = ''
    if (!wasDragged) return
    if (link.dataset.proposed && link.dataset.proposed !== link.dataset.starts) openProposed(link)
    else leave(link)
  }
  calendar.addEventListener('pointermove', move, {signal})
  calendar.addEventListener('pointerup', end, {signal})
  const cancel = () => {
    stop.abort()
    leave(link)
  }
  calendar.addEventListener('pointercancel', cancel, {signal})
}

const columnsIn = (calendar: HTMLElement) => [
  ...calendar.querySelectorAll<HTMLElement>('[data-day]'),
]

const columnAt = (calendar: HTMLElement, {clientX}: PointerEvent) =>
  columnsIn(calendar).find(column => {
    const {left, right} = column.getBoundingClientRect()
    return left <= clientX && clientX < right
  })

function propose(calendar: HTMLElement, link: HTMLAnchorElement, time: OfficeTime) {
  link.dataset.proposed = time
  const shown = link.querySelector('time')
  const when = new Intl.DateTimeFormat(calendar.dataset.calendar, {
    ...{weekday: 'short', day: 'numeric', month: 'short'},
    ...{hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC'},
  }).format(new Date(`${time}Z`))
  link.dataset.shown ??= shown?.textContent ?? ''
  if (shown) shown.textContent = when
  link.closest('li')?.classList.add('is-proposed')
  say((calendar.dataset.proposed ?? '').replace('{when}', when))
}

function say(words: string) {
  const says = document.querySelector('[data-calendar-says]')
  if (says) says.textContent = words
}

function leave(link: HTMLAnchorElement) {
  const entry = link.closest('li')
  entry?.classList.remove('is-proposed')
  if (entry) entry.style.transform = ''
  const shown = link.querySelector('time')
  if (shown && link.dataset.shown) shown.textContent = link.dataset.shown
  delete link.dataset.proposed
  say('')
}

function openProposed(link: HTMLAnchorElement) {
  const address = new URL(link.href)
  address.searchParams.set('viewing', link.dataset.moves ?? '')
  address.searchParams.set('starts', link.dataset.proposed ?? '')
  location.assign(address)
}
