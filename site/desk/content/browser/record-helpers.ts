/** Small helps of the form of a record: its address from the name, suggestions from the server. */

/** `Harbour Loft` is `harbour-loft`, until somebody writes another one. */
export function proposeKey(form: HTMLFormElement) {
  const key = form.querySelector<HTMLInputElement>('[data-key-from]')
  const names = key?.dataset.keyFrom?.split(' ') ?? []
  const from = names
    .map(name => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`))
    .find(Boolean)
  if (!key || !from) return
  let isOwn = key.value !== ''
  key.addEventListener('input', () => {
    isOwn = key.value !== ''
  })
  from.addEventListener('input', () => {
    if (!isOwn) key.value = slugOf(from.value)
  })
}

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)

const PAUSE = 200

/** Suggests records of kinds that have more than a list can show. */
export function suggestRecords(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-choices]')) {
    let timer: ReturnType<typeof setTimeout> | undefined
    input.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(() => void fill(input), PAUSE)
    })
  }
}

async function fill(input: HTMLInputElement) {
  const {list, value} = input
  const answer = await fetch(`${input.dataset.choices}?search=${encodeURIComponent(value)}`)
  if (!answer.ok || input.value !== value) return
  const found = (await answer.json()) as {key: string; name: string}[]
  list?.replaceChildren(...found.map(({key, name}) => new Option(name, key)))
}
