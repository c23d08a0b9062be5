/** Widgets of this page that were ready before anybody could listen. */
export const readyWidgets = () =>
  widgetsOnPage().filter(({shadowRoot}) => shadowRoot?.querySelector('[data-root] *'))

export const widgetsOnPage = () => [...document.querySelectorAll(':defined')].filter(isWidget)

export const isWidget = ({localName}: Element) => localName.startsWith('ocp-')
