import type {PropsOf} from '../shared/element/attributes.ts'
import {choice, text} from '../shared/element/attributes.ts'

export const attributes = {
  /** `button` shows a button that opens the form in a dialog, `inline` shows the form itself. */
  mode: choice(['button', 'inline'], 'button'),
  /** The button's words, and the form's heading. Defaults to `Book Now` in the widget's language. */
  label: text(),
}

export type BookNowProps = PropsOf<typeof attributes>
