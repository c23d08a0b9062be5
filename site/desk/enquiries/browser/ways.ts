/** Links to one's own programs take along what is in the form, not what it began with. */
import {mailLink} from '../answers/mail-link.ts'

export function followText() {
  const text = document.querySelector<HTMLTextAreaElement>('#answer textarea')
  const subject = document.querySelector<HTMLInputElement>('#subject')
  if (!text || !subject) return
  const mail = document.querySelector<HTMLAnchorElement>('a[data-way=mail]')
  const whatsapp = document.querySelector<HTMLAnchorElement>('a[data-way=whatsapp]')
  const toPaste = document.querySelector<HTMLElement>('#to-paste')
  const notCopied = toPaste?.textContent ?? ''
  const update = () => {
    // Programs do not read a plus as a space.
    if (whatsapp) whatsapp.href = `${addressOf(whatsapp)}?text=${encodeURIComponent(text.value)}`
    if (!mail || !toPaste) return
    const letter = {subject: subject.value, text: text.value}
    const {href, isWithoutText} = mailLink(addressOf(mail), letter)
    mail.href = href
    toPaste.hidden = !isWithoutText
    toPaste.textContent = notCopied
  }
  text.addEventListener('input', update)
  subject.addEventListener('input', update)
  mail?.addEventListener('click', async event => {
    if (!toPaste || toPaste.hidden || !navigator.clipboard) return
    // The program may cover this page at once, and a page that is not in front cannot copy.
    event.preventDefault()
    toPaste.textContent = await navigator.clipboard.writeText(text.value).then(
      () => toPaste.dataset.copied ?? '',
      () => notCopied,
    )
    location.assign(mail.href)
  })
}

/** Without what the link takes along. */
const addressOf = ({href}: HTMLAnchorElement) => href.split('?')[0] ?? ''
