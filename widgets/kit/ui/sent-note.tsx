/** The confirmation that stays in place of a sent form, when the toast has gone. */
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

/** The toast has shown the message if the view cannot be fetched. */
const fetchView = async () =>
  (await import('./sent-note-view.tsx').catch(() => undefined))?.SentNoteView
