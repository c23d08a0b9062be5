/**
 * Support for browsers that lack a feature of the server's markup: declarative shadow roots and
 * popovers. Without them forms would not be visible, and menus would not open or close. Where the
 * page's code cannot run, Book Now leads to a page with a form.
 */
import {isSupportedBrowser} from '#kit/core/supported.ts'

/** The page with the contact form, for Book Now. */
const ENQUIRIES = '/contact-us'

/** The script for the document's head. It has to precede the one that starts the page. */
export const olderBrowsersScript = `(${helpOlderBrowser})((${isSupportedBrowser})(), '${ENQUIRIES}')`

/**
 * Runs in the page as the text that it is, so it uses nothing from outside itself, and no syntax that
 * is younger than shadow roots.
 */
function helpOlderBrowser(isSupported: boolean, enquiries: string) {
  document.addEventListener('DOMContentLoaded', () => {
    attachShadowRoots(document)
    if (!('popover' in HTMLElement.prototype)) openMenus()
    if (!isSupported) openEnquiries()
  })

  function attachShadowRoots(root: Document | ShadowRoot) {
    for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
      const host = template.parentElement as HTMLElement
      template.remove()
      const shadow = host.attachShadow({mode: 'open'})
      shadow.appendChild(template.content)
      attachShadowRoots(shadow)
    }
  }

  function openMenus() {
    const menuOf = (button: Element) =>
      document.getElementById(button.getAttribute('popovertarget') || '') as HTMLElement
    const menus = () => Array.from(document.querySelectorAll('[popovertarget]'), menuOf)
    const closeAll = () => {
      for (const menu of menus()) menu.hidden = true
    }
    closeAll()
    document.addEventListener('click', ({target}) => {
      const pressed = target as Element
      const button = pressed.closest('[popovertarget]')
      const named = button && menuOf(button)
      for (const menu of menus()) {
        if (menu !== named && (!menu.contains(pressed) || pressed.closest('a'))) menu.hidden = true
      }
      if (named) named.hidden = !named.hidden
    })
    document.addEventListener('keydown', ({key}) => key === 'Escape' && closeAll())
  }

  /** Book Now is a dialog, which only code can open. */
  function openEnquiries() {
    document.addEventListener('click', ({target}) => {
      if (!(target as Element).closest('ocp-book-now')) return
      const link = document.querySelector<HTMLAnchorElement>(`a[href^="${enquiries}"]`)
      location.href = link ? link.href : enquiries
    })
  }
}
