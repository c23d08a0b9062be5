/**
 * Takes what was just done out of the address, and answers it: a page that is loaded again, or comes
 * back with Back, says nothing of it, and what was typed since is not taken for saved.
 */
export function takeDone(): string | null {
  const address = new URL(location.href)
  const done = address.searchParams.get('done')
  if (done === null) return null
  address.searchParams.delete('done')
  history.replaceState(history.state, '', address)
  return done
}
