import {useState} from 'react'
import type {FormModel} from './form-state.ts'
import type {WakingForm} from './sleeping-form.ts'

/** A form that is needed at once: in a dialog, which is intent enough. */
export function useAwakeForm<Values extends object>(
  make: () => FormModel<Values>,
): WakingForm<Values> {
  const [model] = useState(make)
  return {model, awake: true, wake: async () => model}
}
