/** The document of a docs page: head, header, contents, main. */
import {agency} from '../../../widgets/shared/agency.ts'
import {type Html, html, trusted} from './html.ts'
import {menu, pager} from './menu.ts'
import type {Page} from './page-type.ts'
import {searchBox} from './search-box.ts'

/** The URLs of the built files that all pages share. */
export interface Files {
  script: string
  sheet: string
  search: string
  fonts: string[]
}

export const pageText = (page: Page, all: Page[], files: Files): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${page.title} | ${agency.name} for developers</title>
<meta name="description" content="${page.summary}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files.fonts.map(font => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`)}<link rel="stylesheet" href="${files.sheet}">
<script type="module" src="${files.script}"></script>
</head>
<body data-search="${files.search}" data-host="https://HOST" data-api="https://API" data-storage="https://STORAGE">
<a class="skip-link" href="#content">Skip to the content</a>
<header class="bar">
<a class="wordmark" href="/">${arch}<span>${agency.name}<span class="visually-hidden">, home page</span></span></a>
<a class="bar__docs" href="/docs/">Developers</a>
${searchBox()}
<button type="button" class="bar__menu" popovertarget="menu">Contents</button>
</header>
<div class="docs">
${menu(page, all)}
<main id="content" tabindex="-1">
${page.content}
${pager(page, all)}
</main>
</div>
</body>
</html>
`.text

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
