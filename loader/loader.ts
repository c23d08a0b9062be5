/**
 * The one script of a partner's page: finds `<ocp-…>` elements, also those added later, and fetches
 * their widgets when one comes near the viewport, or at once with `loading="eager"`. A classic script
 * without dependencies; everything that can wait is in the kit, which it fetches first.
 */

/** The kit's file and its SHA-256 in base64; the build writes them in. */
declare const KIT: string
declare const KIT_HASH: string
/** What only the server knows, where the API is for example; written in as the script is served. */
declare const SERVED: Record<string, string>

;(() => {
  // A page may hold <img name="currentScript">, which shadows the property of the document.
  const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')
  const script = current?.get?.call(document) as HTMLScriptElement
  const page = window as unknown as {ocp?: object}
  // The first tag counts. An element with that id or name is in the window, too, but not its own.
  if (!Object.hasOwn(page, 'ocp')) {
    page.ocp = {
      ...SERVED,
      ...Object.fromEntries(Array.from(script.attributes, ({name, value}) => [name, value])),
    }
  }

  const kit = new URL(KIT, script.src).href
  let fetched: Promise<{fetchWidget: (tag: string) => void}> | undefined

  /** Puts the kit into the page's module map if it is what was built; anything else is refused. */
  const fetchKit = () => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = kit
    link.integrity = `sha256-${KIT_HASH}`
    link.crossOrigin = ''
    link.nonce = script.nonce
    return new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      document.head.append(link)
    })
      .finally(() => link.remove())
      .then(() => import(kit))
  }

  const load = (tag: string, wait = 1000) => {
    fetched ||= fetchKit()
    fetched.then(
      ({fetchWidget}) => fetchWidget(tag),
      () => {
        // The element keeps what the page put into it; the next tries come ever later.
        fetched = undefined
        if (wait < 1e5) setTimeout(load, wait, tag, wait * 4)
      },
    )
  }

  /** A page's `*{display:none}` does not count: the widget's own styles beat it, once they are there. */
  const isHiddenByRule = (element: HTMLElement) =>
    !element.hidden && getComputedStyle(element).display === 'none'

  const near = new IntersectionObserver(
    entries => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting || isHiddenByRule(target as HTMLElement)) {
          near.unobserve(target)
          load(target.localName)
        }
      }
    },
    {rootMargin: '400px'},
  )

  const seen = new WeakSet()
  const scan = () => {
    for (const element of document.querySelectorAll(':not(:defined)')) {
      if (seen.has(element) || !element.localName.startsWith('ocp-')) continue
      seen.add(element)
      if (element.getAttribute('loading') === 'eager') load(element.localName)
      else near.observe(element)
    }
  }
  scan()
  new MutationObserver(scan).observe(document, {childList: true, subtree: true})
})()
