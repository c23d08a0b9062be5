/** Pages that make life hard for a widget. Each says what it does; the test says what must not happen. */
import {longText, type PartnerPage} from '../support/partner.ts'
import type {Product} from '../support/product.ts'

type Origins = Pick<Product, 'site' | 'api'>

export interface HostilePage extends Omit<PartnerPage, 'body' | 'headers'> {
  what: string
  headers?: (origins: Origins) => Record<string, string>
  /** The page's own nonce, for the widget's script too. */
  nonce?: string
  /** What the console says, and nothing else. */
  complaints?: RegExp[]
  /** Around the widget; the page itself follows. */
  body?: (widget: string) => string
}

const style = (text: string) => `<style>${text}</style>`
const script = (text: string) => `<script>${text}</script>`
const policy = (...directives: string[]) => ({'content-security-policy': directives.join(';')})

export const hostilePages: HostilePage[] = [
  {
    what: 'unsets and hides everything but what is around the widget',
    head: style(
      '*{all:unset!important;display:none!important} html,body,main{display:block!important}',
    ),
  },
  {
    what: 'has loud styles for everything',
    head: style(
      'body *{font:40px/3 fantasy!important;color:#fff!important;' +
        'background:#fff!important;margin:9px!important;padding:99px!important;opacity:.1!important;' +
        'pointer-events:none!important;position:absolute!important;text-transform:uppercase!important}',
    ),
  },
  {
    what: 'allows scripts of our host, and no styles, and no text as code',
    headers: ({site, api}) =>
      policy(
        "default-src 'none'",
        `script-src ${site}`,
        `connect-src ${api}`,
        "style-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ),
  },
  {
    what: 'allows scripts by nonce and strict-dynamic',
    nonce: 'bm9uY2U',
    headers: ({api}) =>
      policy(
        "default-src 'none'",
        "script-src 'nonce-bm9uY2U' 'strict-dynamic'",
        `connect-src ${api}`,
        "style-src 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ),
  },
  {
    what: 'allows scripts by nonce alone',
    nonce: 'bm9uY2U',
    headers: ({api}) =>
      policy("default-src 'none'", "script-src 'nonce-bm9uY2U'", `connect-src ${api}`),
  },
  {
    what: 'has its base elsewhere',
    head: '<base href="https://elsewhere.example/folder/" target="_blank">',
  },
  {
    what: 'makes a rem 10 px',
    head: style('html{font-size:62.5%}'),
  },
  {
    what: 'makes a rem 40 px, and lines and letters wide',
    head: style('html{font-size:40px;line-height:3;letter-spacing:1em;word-spacing:2em}'),
  },
  {
    what: 'reads from right to left',
    html: 'lang="en" dir="rtl"',
  },
  {
    what: 'has no doctype',
    doctype: '',
  },
  {
    what: 'adds enumerable properties to prototypes',
    head: script(
      'Array.prototype.added = function () {};' +
        'String.prototype.added = "s"; Function.prototype.added = function () {};' +
        'Array.prototype.toJSON = function () { return "not an array" };' +
        'HTMLElement.prototype.added = true',
    ),
  },
  {
    what: 'adds an enumerable property to all objects',
    head: script('Object.prototype.added = "o"'),
    // Vest cannot run there. The server has the same rules, and browsers note its refusal.
    complaints: [/status of 422/],
  },
  {
    what: 'loads its modules with AMD and CommonJS',
    head: script(
      'var define = function () { throw new Error("define was called") }; define.amd = {};' +
        'var module = {exports: {}}, exports = module.exports, require = define',
    ),
  },
  {
    what: 'transforms, clips and covers what is around the widget',
    head: style(
      'body{transform:scale(.9);overflow:hidden;height:300px;contain:paint;filter:sepia(1)}' +
        'main{transform:rotate(1deg);overflow:hidden;height:120px;padding:20px;opacity:.8}' +
        'nav{position:fixed;inset:200px 0 0 0;z-index:2147483647;background:#fff}',
    ),
    body: widget => `<main>${widget}</main><nav>Menu</nav>`,
  },
  {
    what: 'scrolls by itself and has styles on its root',
    html: 'lang="en" style="overflow: auto scroll; padding-right: 3px; scroll-behavior: smooth;"',
    body: widget => `<main>${longText.slice(0, 500)}${widget}${longText}</main>`,
  },
]
