/** Opens the contact dialog shortly after page load: once in a visit, never while someone types. */
import {type ComponentType, useEffect, useState} from 'react'
import {useSite} from '../../core/site-context.tsx'
import {inTabStorage} from '../../navigation/session-storage.ts'

/** Spec sections 2 and 9: a landing page opens its contact modal 2 s after load. */
const DELAY = 2000

interface ContactDialogProps {
  title: string
  fromUrl: string
  onClose: () => void
  onSent: () => void
}

interface InvitationProps {
  fromUrl: string
  /** Returns true while the visitor uses the page's own form. */
  isWriting: () => boolean
  onSent: () => void
}

export function Invitation({fromUrl, isWriting, onSent}: InvitationProps) {
  const {i18n} = useSite()
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from when the page is there
  useEffect(() => {
    if (isInvitationClosed()) return
    let isHere = true
    const timer = setTimeout(async () => {
      if (isWriting()) return
      try {
        const {ContactDialog} = await import('#trade/enquiry/contact-dialog.tsx')
        // While it was fetched, the visitor may have begun.
        if (isHere && !isWriting()) setDialog(() => ContactDialog)
      } catch {
        // The page has a form of its own.
      }
    }, DELAY)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [fromUrl])

  if (!Dialog) return null
  const close = () => {
    rememberClosedInvitation()
    setDialog(undefined)
  }
  return (
    <Dialog
      title={i18n._('Get in touch with us!')}
      fromUrl={fromUrl}
      onClose={close}
      onSent={() => {
        close()
        onSent()
      }}
    />
  )
}

const KEY = 'contact-dialog'

/** The fallback for blocked storage. */
let isClosed = false

/** True once this visit has closed the dialog: no other landing page opens it then. */
const isInvitationClosed = () =>
  isClosed || inTabStorage(storage => storage.getItem(KEY)) === 'closed'

export function rememberClosedInvitation() {
  isClosed = true
  inTabStorage(storage => storage.setItem(KEY, 'closed'))
}
