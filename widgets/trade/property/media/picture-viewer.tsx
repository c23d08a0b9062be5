/** Opens the pictures inside it, links with `data-picture`, in a dialog that is fetched on intent. */
import {type ReactNode, useState} from 'react'
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {useLinkListener} from '#kit/ui/use-link-listener.ts'
import type {Pictured} from './gallery.tsx'

interface PictureViewerProps {
  property: Pictured
  children: ReactNode
}

export function PictureViewer({property, children}: PictureViewerProps) {
  const [first, setFirst] = useState(0)
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./lightbox.tsx')).Lightbox,
  )
  const box = useLinkListener<HTMLDivElement>('data-picture', {
    onClick: picture => {
      setFirst(Number(picture))
      open()
    },
    onIntent: prepare,
  })

  return (
    <div ref={box}>
      {children}
      {state.is === 'open' && <state.Part property={property} first={first} onClose={close} />}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </div>
  )
}
