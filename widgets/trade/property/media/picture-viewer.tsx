/**
 * Opens what the links with `data-picture` inside it name, in a dialog that is fetched on intent. A press
 * darkens the page at once, and the dialog is rendered after that was painted; closing it likewise.
 */
import {type ReactNode, useEffect, useState} from 'react'
import {painted} from '#kit/core/when-idle.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {useLinkListener} from '#kit/ui/use-link-listener.ts'
import {readShownView, type ShownView, type Viewable} from './views.ts'

/** The attributes of a widget that say where the pictures of a map come from. */
export interface MapTiles {
  tiles?: string | null
  'tiles-attribution'?: string
}

interface PictureViewerProps {
  property: Viewable
  /** For the map, if the record has a place. */
  map?: MapTiles
  children: ReactNode
}

export function PictureViewer({property, map, children}: PictureViewerProps) {
  const [first, setFirst] = useState<ShownView>({view: 'photos', at: 0})
  const [isClosing, setClosing] = useState(false)
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./lightbox.tsx')).Lightbox,
  )
  const box = useLinkListener<HTMLDivElement>('data-picture', {
    onClick: picture => {
      box.current?.setAttribute('data-opening', '')
      void painted().then(() => {
        setFirst(readShownView(picture))
        setClosing(false)
        open()
      })
    },
    onIntent: prepare,
  })
  useEffect(() => {
    if (state.is === 'open' || state.is === 'failed') box.current?.removeAttribute('data-opening')
  }, [state.is, box])
  const leave = () => {
    setClosing(true)
    void painted().then(close)
  }

  return (
    <div className="picture-viewer" ref={box}>
      {children}
      {state.is === 'open' && (
        <state.Part
          property={property}
          first={first}
          map={map}
          isClosing={isClosing}
          onClose={leave}
        />
      )}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </div>
  )
}
