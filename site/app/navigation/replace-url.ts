import {carryToast} from './pending-toast.ts'

/** Marks a change of address that leaves the visitor where they are, with scroll and focus. */
export const IN_PLACE = 'in place'

/** Marks a change of address that the server answers with a document of its own. */
export const RELOAD = 'reload'

/** Goes to another state of the page that is shown, such as a list with one filter more. */
export function changeAddress(address: string) {
  if ('navigation' in globalThis) navigation.navigate(address, {info: IN_PLACE})
  else location.assign(address)
}

/** Goes to another page after something was said in a toast, which goes along. */
export function goTo(path: string) {
  if ('navigation' in globalThis) return void navigation.navigate(path)
  carryToast()
  location.assign(path)
}
