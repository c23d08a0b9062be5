/** The dialog of an enquiry: the short contact form, then the file; or the newsletter's form. */
import {useId, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import forms from '#kit/forms/fields/forms.css'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {FollowDialog} from '../alerts/follow-dialog.tsx'
import {ContactDialog} from './contact-dialog.tsx'
import {NewsletterFields} from './contact-fields.tsx'
import {type Download, downloadOf} from './download.ts'
import notice from './download-notice.css'
import {DownloadNotice} from './download-notice.tsx'
import type {Ask, AskingProps} from './enquiry-links.tsx'
import {newsletterForm} from './newsletter-model.ts'
import {useDownload} from './use-download.ts'

interface AskingDialogProps
  extends Pick<AskingProps, 'property' | 'fromUrl' | 'onSent' | 'onSubscribed'> {
  ask: Ask
  onClose: () => void
  /** Receives the server's thanks after an enquiry that leaves the page open. */
  onSaid: (said?: string) => void
}

export function AskingDialog(props: AskingDialogProps) {
  const {ask, property, fromUrl, onSent, onSubscribed, onClose, onSaid} = props
  const {i18n} = useServices()
  const [fetched, setFetched] = useState<Download | null>(null)
  if (ask === 'newsletter') {
    const subscribed = (said?: string) => {
      onSaid(said)
      onSubscribed?.()
    }
    return <NewsletterDialog onClose={onClose} onSent={subscribed} />
  }
  if (ask === 'follow') {
    const asked = (said?: string) => {
      onClose()
      onSaid(said)
    }
    return <Follow home={{slug: '', ...property}} onClose={onClose} onSent={asked} />
  }
  const title = titleOf(ask, i18n)
  if (fetched) return <Delivery download={fetched} title={title} onClose={onClose} />
  const accept = (said?: string) => {
    const wanted = ask === 'call' ? null : downloadOf(property, ask)
    if (!onSent) onSaid(said)
    if (wanted && !onSent) return setFetched(wanted)
    onClose()
    onSent?.(wanted)
  }
  return <ContactDialog title={title} fromUrl={fromUrl} onClose={onClose} onSent={accept} />
}

/** Few visitors of a home follow it: the form is fetched when one does. */
function Follow(props: Parameters<typeof FollowDialog>[0]) {
  const {state, open} = useLazy(
    async () => (await import('../alerts/follow-dialog.tsx')).FollowDialog,
    {eager: true},
  )
  if (state.is === 'failed') return <Unavailable retry={open} />
  return state.is === 'open' ? <state.Part {...props} /> : null
}

/** The form is gone when the file is fetched; the dialog comes back only with something to press. */
function Delivery(props: {download: Download; title: string; onClose: () => void}) {
  const {download, title, onClose} = props
  const {state, retry} = useDownload(download)
  const [isOpen, setOpen] = useState(false)
  const noticeId = useId()
  if ((state === 'failed' || state === 'linked') && !isOpen) setOpen(true)
  if (!isOpen) return null
  return (
    <Dialog title={title} describedBy={noticeId} onClose={onClose} styles={notice}>
      <DownloadNotice id={noticeId} download={download} state={state} retry={retry} />
    </Dialog>
  )
}

function titleOf(ask: Exclude<Ask, 'newsletter' | 'follow'>, i18n: Translator) {
  const titles = {
    call: i18n._('Ask Detail'),
    brochure: i18n._('Download Brochure'),
    floor_plan: i18n._('Download Floor Plan'),
  }
  return titles[ask]
}

interface NewsletterDialogProps {
  onClose: () => void
  onSent: (said?: string) => void
}

/** The newsletter's form in a dialog, which closes when it was sent (spec section 4). */
function NewsletterDialog({onClose, onSent}: NewsletterDialogProps) {
  const {i18n} = useServices()
  const model = useFormModel(services =>
    newsletterForm(null, services, said => {
      onClose()
      onSent(said)
    }),
  )
  return (
    <Dialog title={i18n._('Newsletter')} onClose={onClose} styles={forms}>
      <Form model={model} label={i18n._('Newsletter')}>
        <NewsletterFields />
      </Form>
    </Dialog>
  )
}
