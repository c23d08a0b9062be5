/** A form that sends tests shows this to its user, and logs it once for the page's developer. */
import {useEffect} from 'react'
import {useServices} from '../core/view/use-services.ts'

let isSaid = false

/** @csspart test - The line that says that the form sends tests, in test mode. */
export function TestNote() {
  const {i18n} = useServices()
  useEffect(() => {
    if (!isSaid)
      console.info('[ocp] Test mode: what is sent is stored apart, and nobody answers it.')
    isSaid = true
  }, [])
  return (
    <p className="form__test" part="test">
      {i18n._('Test mode: no one will reply to this.')}
    </p>
  )
}
