/**
 * Returns true when the browser can run our code. It tests for the features that the code requires
 * and that came last, so that the answer is that of package.json's "browserslist". In older
 * browsers a page of the site stays as the server rendered it, and an element shows the content
 * that a partner put into it. The site's pages include the source text of the function.
 */
export function isSupportedBrowser() {
  return (
    'adoptedStyleSheets' in Document.prototype && // Safari 16.4
    CSS.supports('color', 'color-mix(in srgb, red, red)') && // Chrome 111
    CSS.supports('selector(:has(a))') // Firefox 121
  )
}
