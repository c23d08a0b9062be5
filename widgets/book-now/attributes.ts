import type {PropsOf} from '#kit/core/attributes.ts'
import {choice, flag, text} from '#kit/core/attributes.ts'
import {prefillAttribute} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /**
   * `button` shows a button that opens the form in a dialog, `inline` shows the form itself,
   * `floating` keeps the button in the window's lower corner where a text ends, above everything else.
   */
  mode: choice(['button', 'inline', 'floating'], 'button'),
  /** The dialog is open while this is set; it is removed when the visitor closes the dialog. */
  open: flag(),
  /** The button's label, and the form's heading. Defaults to `Book Now` in the widget's language. */
  label: text(),
  ...prefillAttribute,
}

export type BookNowProps = PropsOf<typeof attributes>
