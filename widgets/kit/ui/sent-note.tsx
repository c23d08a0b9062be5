/** What stays to be read where a form was sent; the toast, which has the server's words, goes. */
import {useEffect, useState} from 'react'
import type {SentNoteProps, SentNoteView} from './sent-note-view.tsx'

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
