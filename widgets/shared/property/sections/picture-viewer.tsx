/** Opens the pictures inside it, links with `data-picture`, in a dialog that is fetched on intent. */
import {type ReactNode, useEffect, useRef, useState} from 'react'
import type {Property} from '../../api/entities.ts'
import {useLazy} from '../../ui/lazy.ts'
import {Unavailable} from '../../ui/unavailable.tsx'

interface PictureViewerProps {
  property: Property
  children: ReactNode
}

export function PictureViewer({property, children}: PictureViewerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./lightbox.tsx')).Lightbox,
  )

  // Native listeners: on the site React knows the gallery by its markup alone.
  useEffect(() => {
    const element = box.current
    const onClick = (event: MouseEvent) => {
      const picture = pictureOf(event)
      // With a key held it is the browser's: a new tab, a download.
      if (picture < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setFirst(picture)
      open()
    }
    const onIntent = (event: Event) => {
      if (pictureOf(event) >= 0) prepare()
    }
    element?.addEventListener('click', onClick)
    element?.addEventListener('pointerover', onIntent)
    element?.addEventListener('focusin', onIntent)
    return () => {
      element?.removeEventListener('click', onClick)
      element?.removeEventListener('pointerover', onIntent)
      element?.removeEventListener('focusin', onIntent)
    }
  }, [open, prepare])

  return (
    <div ref={box}>
      {children}
      {state.is === 'open' && <state.Part property={property} first={first} onClose={close} />}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </div>
  )
}

/** Which picture an event is about; -1 for none. */
function pictureOf({target}: Event) {
  const link = (target as Element).closest<HTMLElement>('[data-picture]')
  return Number(link?.dataset.picture ?? -1)
}
