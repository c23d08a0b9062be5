/** What the widget of the page has said, the latest first. */
const KEPT = 50

export function logEvent({type, detail}: CustomEvent) {
  const list = document.querySelector('[role="log"] ol')
  if (!list) return
  const line = document.createElement('li')
  line.append(timeNow(), code(type))
  if (detail && Object.keys(detail).length) line.append(code(JSON.stringify(detail)))
  list.prepend(line)
  while (list.childElementCount > KEPT) list.lastElementChild?.remove()
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
