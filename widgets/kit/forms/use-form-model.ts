import {useRef, useState} from 'react'
import type {Services} from '../core/services/services.ts'
import {useServices} from '../core/view/use-services.ts'
import type {FormModel} from './form-state.ts'

/** A form's model: made once, alive as long as its view, and always with the latest services. */
export function useFormModel<Values extends object>(
  make: (services: Services) => FormModel<Values>,
): FormModel<Values> {
  const latest = useRef(useServices())
  latest.current = useServices()
  const [model] = useState(() =>
    make(new Proxy({} as Services, {get: (_, name) => Reflect.get(latest.current, name)})),
  )
  return model
}
