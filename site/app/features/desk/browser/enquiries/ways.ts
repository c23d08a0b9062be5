/** Links to one's own programs take along what is in the form, not what it began with. */

export function followText() {
  const text = document.querySelector<HTMLTextAreaElement>('#answer textarea')
  const subject = document.querySelector<HTMLInputElement>('#subject')
  if (!text || !subject) return
  const update = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-way]')) {
      link.href =
        link.dataset.way === 'mail'
          ? addressWith(link.href, {
              subject: subject.value,
              body: text.value.replaceAll('\n', '\r\n'),
            })
          : addressWith(link.href, {text: text.value})
    }
  }
  text.addEventListener('input', update)
  subject.addEventListener('input', update)
}

/** Programs do not read a plus as a space. */
const addressWith = (address: string, values: Record<string, string>) =>
  `${address.split('?')[0]}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
