/** The link that opens a short enquiry about the home. Until its code is there, it leads to the agency's form. */
import {type MouseEvent, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {focusPressed} from '#kit/overlay/focus-pressed.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {SentNote} from '#kit/ui/sent-note.tsx'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {propertyPath} from '#trade/property/property-path.ts'

/** @csspart enquiry - The link that opens a short enquiry. */
export function Enquiry({property}: {property: Property}) {
  const {i18n, page} = useServices()
  const path = propertyPath(property.slug)
  const [said, setSaid] = useState<string>()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('#trade/enquiry/enquiry-dialog.tsx')).AskingDialog,
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
