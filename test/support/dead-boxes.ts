/** Widgets and maps of the page that show nothing, or still wait. It runs in the page as it is. */
export const deadBoxes = () =>
  [...document.querySelectorAll('main *')].flatMap(({localName, shadowRoot: root}) => {
    if (!localName.startsWith('ocp-') || !root) return []
    const isDead =
      !root.querySelector('[data-root] > *') ||
      root.querySelector('[data-root][aria-busy=true]') ||
      [...root.querySelectorAll('.map')].some(map => !map.querySelector('svg, canvas, img'))
    return isDead ? [`<${localName}> shows nothing`] : []
  })
