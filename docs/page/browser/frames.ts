/**
 * Only a frame that scrolls has a name and is a stop of the Tab key; in a wide window the tables need
 * neither.
 */
export function followFrames() {
  for (const frame of document.querySelectorAll('[data-frame]')) {
    const attributes = ['role', 'aria-label', 'tabindex'].map(name => ({
      name,
      value: frame.getAttribute(name) ?? '',
    }))
    const observer = new ResizeObserver(() => {
      const scrolls = frame.scrollWidth > frame.clientWidth
      for (const {name, value} of attributes) {
        if (scrolls) frame.setAttribute(name, value)
        else frame.removeAttribute(name)
      }
    })
    observer.observe(frame)
    for (const table of frame.children) observer.observe(table)
  }
}
