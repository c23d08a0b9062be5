import {useStyles} from '../core/sheets.ts'
import {useServices} from '../core/view/use-services.ts'
import styles from './sent-note.css'

export interface SentNoteProps {
  /** Empty while nothing was sent. */
  text: string | undefined
  /** Closes a note that typing does not clear, because its form was in a dialog. */
  onClose?: () => void
  /** It keeps in sight, because what opened the dialog may be anywhere in the part of the page. */
  isNearby?: boolean
}

/** @csspart sent - What became of the form that was sent last; it stays until somebody types again. */
export function SentNoteView({text, onClose, isNearby}: SentNoteProps) {
  const {i18n} = useServices()
  useStyles(styles)
  return (
    <div
      className={isNearby ? 'sent-note sent-note--nearby' : 'sent-note'}
      part="sent"
      role="status"
    >
      <p>{text && i18n._(text)}</p>
      {onClose && (
        <button
          type="button"
          className="sent-note__close"
          aria-label={i18n._('Close')}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </div>
  )
}
