/** The link that opens a short enquiry about the home. Until its code is there, it leads to the agency's form. */
import {type MouseEvent, useState} from 'react'
import type {Property} from '../shared/api/entities.ts'
import {useServices} from '../shared/core/view/use-services.ts'
import {focusPressed} from '../shared/overlay/focus-pressed.ts'
import {propertyPath} from '../shared/property/property-path.ts'
import {useLazy} from '../shared/ui/lazy.ts'
import {SentNote} from '../shared/ui/sent-note.tsx'
import {Unavailable} from '../shared/ui/unavailable.tsx'

/** @csspart enquiry - The link that opens a short enquiry. */
export function Enquiry({property}: {property: Property}) {
  const {i18n, page} = useServices()
  const path = propertyPath(property.slug)
  const [said, setSaid] = useState<string>()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('../shared/enquiry/enquiry-dialog.tsx')).AskingDialog,
  )
  const ask = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    focusPressed(event, event.currentTarget)
    setSaid(undefined)
    open()
  }
  return (
    <>
      <p className="listing__ways">
        <a
          className="button"
          part="enquiry"
          href={page(`${path}#contact`)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={ask}
        >
          {i18n._('Request a Call')}
        </a>
      </p>
      <SentNote text={said} onClose={() => setSaid(undefined)} />
      {state.is === 'failed' && <Unavailable retry={open} />}
      {state.is === 'open' && (
        <state.Part
          ask="call"
          property={property}
          fromUrl={path.slice(1)}
          onClose={close}
          onSaid={setSaid}
        />
      )}
    </>
  )
}
