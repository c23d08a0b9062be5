/** Pages of another kind: old, foreign, or made of more than one document. */
import {documentOf, longText} from '../../support/partner/partner.ts'
import type {HostilePage} from '../hostile-page.ts'

export const documents: HostilePage[] = [
  {
    name: 'no-doctype',
    what: 'has no doctype',
    doctype: '',
  },
  {
    name: 'base-elsewhere',
    what: 'has its base URL on another site',
    head: '<base href="https://elsewhere.example/folder/" target="_blank">',
  },
  {
    name: 'right-to-left',
    what: 'is written from right to left, with the widget in English',
    html: 'lang="ar-AE" dir="rtl"',
    body: ({widget}) =>
      `<p>Homes</p><p>by the sea</p>${widget.replace('<ocp-book-now', '<ocp-book-now lang="en"')}${longText}`,
  },
  {
    name: 'xhtml',
    what: 'is served as XHTML',
    headers: () => ({'content-type': 'application/xhtml+xml; charset=utf-8'}),
    text: ({widget, script}) =>
      '<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en">' +
      `<head><title>Homes</title>${script.replace(' async', ' async="async"')}</head>` +
      `<body><p><a href="#sea">by the sea</a></p>${widget}${longText}</body></html>`,
  },
  {
    name: 'windows-1251',
    what: 'is encoded in windows-1251',
    headers: () => ({'content-type': 'text/html; charset=windows-1251'}),
    text: parts =>
      Buffer.from(
        documentOf({head: parts.script, body: `<a href="#">\xcc\xee\xf0\xe5</a>${parts.widget}`}),
        'latin1',
      ),
  },
  {
    name: 'frame-of-another-site',
    what: 'is in a frame of another site',
    frame: '',
  },
  {
    name: 'sandbox-frame',
    what: 'is in a sandbox without an origin, where storage and cookies throw',
    frame: 'sandbox="allow-scripts allow-forms"',
  },
]
