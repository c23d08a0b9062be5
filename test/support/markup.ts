/** Markup that a back end may send, for the sanitisers of server and browser alike. */

/** Stays as it is. */
export const harmless = [
  '<h2>Lakes</h2><p>Ten <strong>minutes</strong> from the <em>beach</em>.</p>',
  '<ul><li>Pool</li><li>Gym</li></ul>',
  '<p lang="en">Guides by <a href="/neighborhood-guides?name=Golf">place</a></p>',
  '<p><a href="mailto:hello@example.com">Write</a> or <a href="tel:+97140000000">call</a></p>',
  '<table><thead><tr><th scope="col">Type</th></tr></thead><tbody><tr><td colspan="2">Villa</td></tr></tbody></table>',
  '<p>AED 1,250,000 &amp; more</p>',
]

/** Markup, and what remains of it. */
export const harmful: [sent: string, remains: string][] = [
  ['<p>Villa</p><script>alert(1)</script>', '<p>Villa</p>'],
  ['<p onclick="alert(1)">Villa</p>', '<p>Villa</p>'],
  ['<p style="position:fixed">Villa</p>', '<p>Villa</p>'],
  ['<p class="modal" id="site">Villa</p>', '<p>Villa</p>'],
  ['<a href="javascript:alert(1)">Villa</a>', '<a>Villa</a>'],
  ['<a href=" java\nscript:alert(1)">Villa</a>', '<a>Villa</a>'],
  ['<a href="data:text/html,hello">Villa</a>', '<a>Villa</a>'],
  ['<a href="//evil.example">Villa</a>', '<a>Villa</a>'],
  ['<a href="vbscript:x">Villa</a>', '<a>Villa</a>'],
  [
    '<a href="https://other.example" target="_blank" rel="opener">Villa</a>',
    '<a href="https://other.example" rel="noopener noreferrer">Villa</a>',
  ],
  ['<iframe src="https://other.example"></iframe><p>Villa</p>', '<p>Villa</p>'],
  ['<form action="/x"><p>Villa</p></form>', '<p>Villa</p>'],
  ['<style>p{display:none}</style><p>Villa</p>', '<p>Villa</p>'],
  ['<svg onload="alert(1)"></svg><p>Villa</p>', '<p>Villa</p>'],
  ['<p data-id="1" aria-hidden="true">Villa</p>', '<p>Villa</p>'],
  ['<object data="x"></object><embed src="x"><p>Villa</p>', '<p>Villa</p>'],
]
