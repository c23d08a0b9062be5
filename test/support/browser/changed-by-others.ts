/** Imitates browsers that translate a page or link its numbers, and proxies that hide addresses. */

/** Ends each text that was translated; nobody sees it, and names are the same for whom they are looked up. */
export const TRANSLATED = '\ufeff'

/**
 * Runs in pages, from their first moment on: changes each text once, those in widgets as well, when the
 * document is parsed or when it comes. Of three texts one is moved into another element, one is replaced
 * as a whole, and one gets other words: translations of Chrome, of extensions and of Safari do these.
 */
export function changeTexts() {
  const SIGN = '\ufeff'
  const LETTERS = /\p{L}{2}/u
  const PHONE_NUMBER = /\+?\d[\d ()-]{6,}\d/
  const UNTOUCHED = 'script, style, title, textarea, svg, [contenteditable]'
  const seen = new WeakSet<Node>()
  const watched = new WeakSet<Node>()
  let count = 0

  addEventListener('DOMContentLoaded', () => watch(document))
  if (document.readyState !== 'loading') watch(document)
  document.addEventListener('ocp-ready', ({target}) => {
    const {shadowRoot} = target as Element
    if (shadowRoot) watch(shadowRoot)
  })

  function watch(root: Document | ShadowRoot) {
    if (watched.has(root)) return
    watched.add(root)
    new MutationObserver(records => {
      for (const {addedNodes} of records) for (const node of addedNodes) changeIn(node)
    }).observe(root, {childList: true, subtree: true})
    changeIn(root instanceof Document ? root.body : root)
  }

  function changeIn(root: Node) {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node)
      else if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot)
    }
    for (const text of texts) {
      if (seen.has(text) || text.parentElement?.closest(UNTOUCHED)) continue
      seen.add(text)
      change(text)
    }
  }

  function change(text: Text) {
    const number = PHONE_NUMBER.exec(text.data)
    if (number) return linkNumber(text, number.index, number[0])
    if (text.data.includes('@')) return text.replaceWith(hiddenAddress())
    if (!LETTERS.test(text.data)) return
    const words = text.data + SIGN
    const turn = text.parentElement?.localName === 'option' ? 2 : count++ % 3
    if (turn === 0) replaceByFonts(text).append(newText(words))
    if (turn === 1) replaceByFonts(text).append(text)
    if (turn > 0) text.data = words
  }

  function replaceByFonts(text: Text) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    text.replaceWith(outer)
    return inner
  }

  function linkNumber(text: Text, at: number, number: string) {
    const rest = text.splitText(at)
    seen.add(rest).add(rest.splitText(number.length))
    const link = document.createElement('a')
    link.href = `tel:${number}`
    rest.replaceWith(link)
    link.append(rest)
  }

  function hiddenAddress() {
    const link = document.createElement('a')
    link.className = '__cf_email__'
    link.dataset.cfemail = '00'
    link.append(newText('[email\u00a0protected]'))
    return link
  }

  function newText(data: string) {
    const text = document.createTextNode(data)
    seen.add(text)
    return text
  }
}
