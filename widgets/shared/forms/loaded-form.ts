import {useState} from 'react'
import type {FormModel} from './form-state.ts'
import type {LazyForm} from './lazy-form.ts'

/** A form that is needed at once: in a dialog, which is intent enough. */
export function useLoadedForm<Values extends object>(
  make: () => FormModel<Values>,
): LazyForm<Values> {
  const [model] = useState(make)
  return {model, isLoaded: true, load: async () => model}
}
