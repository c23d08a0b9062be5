/** Calls once, when the element comes as near to the window as the margin says; answers how to stop. */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    changes => {
      if (!changes.some(({isIntersecting}) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    {rootMargin: margin},
  )
  observer.observe(element)
  return () => observer.disconnect()
}
