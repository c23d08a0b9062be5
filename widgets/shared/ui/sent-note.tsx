/** What stays to be read where a form was sent; the toast, which has the server's words, goes. */
import {useEffect, useState} from 'react'
import type {SentNoteView} from './sent-note-view.tsx'

export interface SentNoteProps {
  /** Empty while nothing was sent. */
  text: string | undefined
  /** Of a note that no typing takes away, because its form was in a dialog. */
  onClose?: () => void
  /** It keeps in sight, because what opened the dialog may be anywhere in the part of the page. */
  isNearby?: boolean
}

/** Fetched when there is something to say: a form is seen without it. */
export function SentNote(props: SentNoteProps) {
  const {text} = props
  const [View, setView] = useState<typeof SentNoteView>()
  useEffect(() => {
    if (text) void fetchView().then(view => setView(() => view))
  }, [text])
  return text && View ? <View {...props} /> : null
}

/** Where it does not arrive, the toast has said it. */
const fetchView = async () =>
  (await import('./sent-note-view.tsx').catch(() => undefined))?.SentNoteView
