/** The view switches: links to the same page with another query. */
import {change, currentState, follow, searchOf, type View} from './state.ts'

export function followSwitches() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-switch]')]
  const chosen = ({dataset}: HTMLAnchorElement): View => ({
    ...currentState().view,
    [dataset.switch ?? '']: dataset.value ?? '',
  })
  for (const link of links) {
    link.addEventListener('click', event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      // Another build is another page: a tag is defined only once.
      if (link.dataset.switch === 'build') return
      event.preventDefault()
      change(link.dataset.switch ?? '', {view: chosen(link)})
    })
  }
  // Each link leads from the present view to the one beside it.
  follow(state => {
    for (const link of links) {
      const {switch: name, value} = link.dataset as {switch: keyof View; value: string}
      link.search = searchOf({...state, view: chosen(link)})
      if (state.view[name] === value) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  })
}
