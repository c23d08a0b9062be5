/** Markup that a back end may send, for the sanitisers of server and browser alike. */

/** Stays as it is. */
export const harmless = [
  '<h2>Lakes</h2><p>Ten <strong>minutes</strong> from the <em>beach</em>.</p>',
  '<ul><li>Pool</li><li>Gym</li></ul>',
  '<p lang="en">Guides by <a href="/neighborhood-guides?name=Golf">place</a></p>',
  '<p><a href="mailto:hello@example.com">Write</a> or <a href="tel:+97140000000">call</a></p>',
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

const table = (begin: string) =>
  `<table>${begin}<tbody><tr><td>1</td><td>2</td></tr></tbody></table>`
const head = '<thead><tr><th scope="col">Month</th><th scope="col">Sales</th></tr></thead>'
const inRegion = (name: string, html: string) =>
  `<div role="region" tabindex="0" aria-label="${name}">${html}</div>`

/** Markup that not everybody could use, and what is shown of it. */
export const accessible: [what: string, sent: string, shown: string][] = [
  [
    'headings from level 2',
    '<h1>Lakes</h1><p>Ten.</p><h1>Golf</h1>',
    '<h2>Lakes</h2><p>Ten.</p><h2>Golf</h2>',
  ],
  [
    'headings without a gap',
    '<h2>Lakes</h2><h5>East</h5><h6>Shore</h6>',
    '<h2>Lakes</h2><h3>East</h3><h4>Shore</h4>',
  ],
  [
    'a table in a region named by its caption',
    `<p>a</p>${table('<caption>Prices in <b>2026</b></caption>')}<p>b</p>`,
    `<p>a</p>${inRegion('Prices in 2026', table('<caption>Prices in <b>2026</b></caption>'))}<p>b</p>`,
  ],
  [
    'a table without a caption in a region named by its first row',
    table(head),
    inRegion('Month, Sales', table(head)),
  ],
  [
    'quotes in the name of a region',
    table('<caption>"Sea" &amp; &lt;sand&gt;</caption>'),
    inRegion(
      '&quot;Sea&quot; &amp; &lt;sand&gt;',
      table('<caption>"Sea" &amp; &lt;sand&gt;</caption>'),
    ),
  ],
  ['links in the same window', '<a href="/team" target="_blank">us</a>', '<a href="/team">us</a>'],
]

/** A picture without `alt`, whose end is written in two ways. */
export const PICTURE = '<p><img src="/media/sea.jpg"></p>'
export const pictureShown =
  /^<p><img (?:src="\/media\/sea\.jpg" alt=""|alt="" src="\/media\/sea\.jpg")(?: \/)?><\/p>$/
