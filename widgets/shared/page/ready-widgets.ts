/** Widgets of this page that were ready before anybody could listen. */
export const readyWidgets = () =>
  widgetsOnPage().filter(({shadowRoot}) => shadowRoot?.querySelector('[data-root] *'))

export const widgetsOnPage = () =>
  [...document.querySelectorAll(':defined')].filter(({localName}) => localName.startsWith('ocp-'))
