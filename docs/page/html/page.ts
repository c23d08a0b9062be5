/** The document of a docs page: head, header, contents, main. */
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {markdownPath} from '../texts/llms.ts'
import {type Html, html, trusted} from './html.ts'
import {menu, pager} from './menu.ts'
import {foldedContents, pageContents} from './page-contents.ts'
import type {Page} from './page-type.ts'

/** Facts that all pages share: the URLs of the built files, and the version. */
export interface Files {
  script: string
  sheet: string
  search: string
  fonts: string[]
  /** The version of the project. */
  version: string
}

export const pageText = (page: Page, all: Page[], files: Files): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${page.title} | ${agency.name} for developers</title>
<meta name="description" content="${page.summary}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<link rel="alternate" href="${markdownPath(page)}" type="text/markdown" title="This page as Markdown">
<link rel="alternate" href="/docs/changes.xml" type="application/atom+xml" title="Changes">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files.fonts.map(font => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`)}<link rel="stylesheet" href="${files.sheet}">
<script type="module" blocking="render" src="${files.script}"></script>
</head>
<body data-search="${files.search}" data-host="https://HOST" data-api="https://API" data-storage="https://STORAGE">
<!--email_off-->
<a class="skip-link" href="#content">Skip to the content</a>
<header class="bar">
<a class="wordmark" href="/">${arch}<span>${agency.name}<span class="visually-hidden">, home page</span></span></a>
<a class="bar__docs" href="/docs/">Developers</a>
<a class="bar__version" href="/docs/changes/"><span class="visually-hidden">Version </span>${files.version}</a>
${searchBox}
${themeSwitch}
<button type="button" class="bar__menu" popovertarget="menu">Contents</button>
</header>
<div class="docs">
${menu(page, all)}
<main id="content" tabindex="-1">
${withFoldedContents(page)}
${pager(page, all)}
</main>
${pageContents(page)}
</div>
<!--/email_off-->
</body>
</html>
`.text

/** The contents follow the head of the page, where there is one. */
function withFoldedContents(page: Page): Html {
  const [head = '', rest] = page.content.text.split(/(?<=<\/header>)/, 2)
  return rest === undefined
    ? page.content
    : html`${trusted(head)}${foldedContents(page)}${trusted(page.content.text.slice(head.length))}`
}

/** A combobox. It is hidden without JavaScript. */
const searchBox = html`<search class="search" data-search-box hidden>
<label class="visually-hidden" for="search">Search the docs</label>
<input id="search" type="text" inputmode="search" enterkeyhint="search" role="combobox" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search">
<kbd aria-hidden="true">/</kbd>
<div class="search__panel" hidden>
<ul id="search-results" role="listbox" aria-label="Results"></ul>
<p class="search__note"></p>
</div>
<p class="visually-hidden" role="status"></p>
</search>`

const themeSwitch = html`<label class="bar__theme" hidden><span class="visually-hidden">Theme of the docs</span><select data-theme-switch><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>`

/** A page's beginning: the title in the house's voice, and one sentence. */
export const pageHead = (title: string, lead?: Html, tag?: string): Html => html`
<header class="page-head">
<h1>${title}</h1>
${tag ? html`<p class="tag"><code>&lt;${tag}&gt;</code></p>` : ''}
${lead && html`<p class="lead">${lead}</p>`}
</header>`

const arch = trusted(
  '<svg viewBox="0 0 32 40" width="26" height="32" aria-hidden="true"><path d="M2 39V17C2 10 9 6 16 1c7 5 14 9 14 16v22z"/><path d="M7 39V19c0-5 4.5-8 9-11.3C20.5 11 25 14 25 19v20"/></svg>',
)
