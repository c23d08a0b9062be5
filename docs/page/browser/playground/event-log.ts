/** The log of the events that the previewed widget dispatched, newest first. */
const MAX_ENTRIES = 50

export function logEvent({type, detail}: CustomEvent) {
  const list = document.querySelector('[role="log"] ol')
  if (!list) return
  const line = document.createElement('li')
  line.append(timeNow(), code(type))
  if (detail && Object.keys(detail).length) line.append(code(JSON.stringify(detail)))
  list.prepend(line)
  while (list.childElementCount > MAX_ENTRIES) list.lastElementChild?.remove()
}

function timeNow() {
  const time = document.createElement('time')
  time.textContent = new Date().toLocaleTimeString('en-GB')
  return time
}

function code(text: string) {
  const element = document.createElement('code')
  element.textContent = text
  return element
}
