/**
 * Opens a dialog for the links inside it that carry `data-ask` (spec section 2, 'Project detail').
 * The dialog's code is fetched on intent; without it the links lead where their `href` says.
 */
import {type ReactNode, useEffect, useState} from 'react'
import {mayPrefetch, painted, whenIdle} from '#kit/core/when-idle.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {SentNote} from '#kit/ui/sent-note.tsx'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {useLinkListener} from '#kit/ui/use-link-listener.ts'
import type {Property} from '../contract/entities.ts'
import type {Download, FileKind} from './download.ts'

/** The 'ask detail' form, a file for one's name and number, news of the home, or the newsletter's form. */
export type Ask = 'call' | FileKind | 'follow' | 'newsletter'

const ASKS: string[] = ['call', 'brochure', 'floor_plan', 'follow', 'newsletter'] satisfies Ask[]

export interface AskingProps {
  property: Pick<Property, 'name' | FileKind> & Partial<Pick<Property, 'slug'>>
  /** The page that an enquiry names as its source; by default this page's path. */
  fromUrl?: string
  /** The enquiry that opens with the page. */
  first?: Ask
  /**
   * After an accepted enquiry, with the requested file: the site continues to its thank-you page,
   * and fetches it there. Without this it is fetched here.
   */
  onSent?: (wanted: Download | null) => void
  /** After an accepted subscription to the newsletter. */
  onSubscribed?: () => void
  children: ReactNode
}

export function Asking({property, fromUrl, first, onSent, onSubscribed, children}: AskingProps) {
  const [ask, setAsk] = useState<Ask>(first ?? 'call')
  const [said, setSaid] = useState<string>()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./enquiry-dialog.tsx')).AskingDialog,
  )
  const box = useLinkListener<HTMLDivElement>('data-ask', {
    onClick: value => {
      if (!ASKS.includes(value)) return
      setAsk(value as Ask)
      setSaid(undefined)
      // The press is seen to have been taken before the form is rendered.
      void painted().then(open)
    },
    onIntent: prepare,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (first) open()
  }, [])

  useEffect(() => {
    if (mayPrefetch()) whenIdle(prepare)
  }, [prepare])

  return (
    <div ref={box}>
      {children}
      <SentNote text={said} isNearby onClose={() => setSaid(undefined)} />
      {state.is === 'open' && (
        <state.Part
          ask={ask}
          property={property}
          fromUrl={fromUrl}
          onSent={onSent}
          onSubscribed={onSubscribed}
          onClose={close}
          onSaid={setSaid}
        />
      )}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </div>
  )
}
