/** Reads the fields that a browser sends of a rendered form, without `data-…` and files. */

/** The first form that has fields of its own, beside those of the header. */
export function fieldsOf(html: string): Record<string, string | string[]> {
  const forms = html.split('<form ').slice(1)
  const own =
    forms.find(form => /name="(?:take|since|drafted)"/.test(form))?.split('</form>')[0] ?? ''
  const fields: Record<string, string[]> = {}
  const add = (name: string, value: string) => {
    if (name !== 'csrf') fields[name] = [...(fields[name] ?? []), decoded(value)]
  }
  const inputs =
    /<(input|select|textarea)\b([^>]*)>(?:([^<]*)<\/textarea>|((?:<option[^>]*>[^<]*<\/option>)+))?/g
  for (const [, tag, attributes = '', text = '', options = ''] of own.matchAll(inputs)) {
    const attribute = (name: string) =>
      new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
    const name = attribute('name')
    const type = attribute('type')
    if (name === undefined || type === 'file') continue
    if (type === 'checkbox' || type === 'radio') {
      if (/\bchecked\b/.test(attributes)) add(name, attribute('value') ?? 'on')
    } else if (tag === 'textarea') add(name, text)
    else if (tag === 'select') add(name, chosenOf(options))
    else add(name, attribute('value') ?? '')
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => {
      const [first = '', ...more] = values
      return [name, more.length ? values : first]
    }),
  )
}

function chosenOf(options: string) {
  const all = [...options.matchAll(/<option([^>]*)>([^<]*)</g)]
  const [, attributes = '', text = ''] =
    all.find(([, attributes]) => /\bselected\b/.test(attributes ?? '')) ?? all[0] ?? []
  return /value="([^"]*)"/.exec(attributes)?.[1] ?? text
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/^\n/, '')
