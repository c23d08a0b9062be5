import {carryToast} from './pending-toast.ts'

/** Marks a change of address that leaves the visitor where they are, with scroll and focus. */
export const IN_PLACE = 'in place'

/** Marks a change of address that the server answers with a document of its own. */
export const RELOAD = 'reload'

/** Marks the way back to the page that is still shown, because the next one could not be had. */
export const STAY = 'stay'

/** A navigation that another one replaces is no failure. */
export const settled = ({committed, finished}: NavigationResult) =>
  Promise.allSettled([committed, finished])

export const navigate = (address: string, options: NavigationNavigateOptions = {}) =>
  settled(navigation.navigate(address, options))

/** Goes to another state of the page that is shown, such as a list with one filter more. */
export function changeAddress(address: string) {
  if ('navigation' in globalThis) void navigate(address, {info: IN_PLACE})
  else location.assign(address)
}

/** Goes to another page after something was said in a toast, which goes along. */
export function goTo(path: string) {
  if ('navigation' in globalThis) return void navigate(path)
  carryToast()
  location.assign(path)
}
