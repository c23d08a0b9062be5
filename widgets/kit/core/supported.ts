/**
 * Whether the browser can run our code. It is asked for the features that the code cannot do without
 * and that came last, so that the answer is that of package.json's "browserslist". Below it a page of
 * the site stays what the server rendered, and an element what a partner put into it. The site's pages
 * have the function as the text that it is.
 */
export function isSupportedBrowser() {
  return (
    'adoptedStyleSheets' in Document.prototype && // Safari 16.4
    CSS.supports('color', 'color-mix(in srgb, red, red)') && // Chrome 111
    CSS.supports('selector(:has(a))') // Firefox 121
  )
}
