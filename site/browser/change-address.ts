/** Marks a change of address that leaves the visitor where they are, with scroll and focus. */
export const IN_PLACE = 'in place'

/** Goes to another state of the page that is shown, such as a list with one filter more. */
export function changeAddress(address: string) {
  if ('navigation' in globalThis) navigation.navigate(address, {info: IN_PLACE})
  else location.assign(address)
}
