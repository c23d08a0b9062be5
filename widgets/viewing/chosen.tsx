/** The parts that follow the choice of an hour: the form that books it, and the booked viewing. */
import {useStyles} from '#kit/core/sheets.ts'
import choices from '#kit/forms/fields/choices.css'
import forms from '#kit/forms/fields/forms.css'
import {Booked} from './booked.tsx'
import {HeldForm} from './held-form.tsx'
import type {ChosenProps} from './state.ts'

export function Chosen({step, ...rest}: ChosenProps) {
  useStyles(FORM_STYLES)
  return step.is === 'held' ? (
    <HeldForm key={step.hour.hold} hour={step.hour} {...rest} />
  ) : (
    <Booked hour={step.hour} {...rest} />
  )
}

const FORM_STYLES = `${forms}\n${choices}`
