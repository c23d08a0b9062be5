/** The whole page, from the facts. */
import {agency} from '../../../widgets/shared/agency.ts'
import type {CallFact} from '../facts/calls.ts'
import type {KindFact} from '../facts/content.ts'
import type {EventFact} from '../facts/events.ts'
import type {TokenGroup} from '../facts/tokens.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {html, trusted} from './html.ts'
import {inline, markdown} from './markdown.ts'
import {callTable, fieldTable, tokenTable} from './tables.ts'
import {viewSwitches} from './view.ts'
import {LOADER, widgetSection} from './widget.ts'

export interface PageFacts {
  widgets: WidgetFact[]
  events: EventFact[]
  tokens: TokenGroup[]
  calls: CallFact[]
  callBase: string
  kinds: KindFact[]
  /** The texts of docs/embedding.md and docs/content.md. */
  embedding: string
  content: string
  /** File names of the page's own script and sheet. */
  script: string
  sheet: string
}

export const page = (facts: PageFacts): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Widgets for developers | ${agency.name}</title>
<meta name="description" content="Every widget of ${agency.name}, live, with what it takes, what it says and how it is embedded.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${facts.sheet}">
<script type="module" blocking="render" src="${facts.script}"></script>
</head>
<body data-loader="${LOADER}" data-events="${facts.events.map(({name}) => name).join(' ')}">
<a class="skip-link" href="#content">Skip to the content</a>
<div class="docs">
<header class="side">
<a class="wordmark" href="/">${arch}<span>${agency.name}<span class="visually-hidden">, home page</span></span></a>
${viewSwitches()}
${contents(facts.widgets)}
</header>
<main id="content" tabindex="-1">
${introduction}
<section id="embedding" class="prose">${markdown(facts.embedding)}</section>
${facts.widgets.map(widgetSection)}
${theming(facts.tokens)}
${api(facts)}
<section id="content-folder" class="prose">${markdown(facts.content)}</section>
${contentKinds(facts.kinds)}
</main>
</div>
</body>
</html>
`.text

const contents = (widgets: WidgetFact[]) => html`
<nav class="contents" aria-label="Contents">
<ul>
<li><a href="#embedding">Embedding</a></li>
${widgets.map(({tag, title}) => html`<li><a href="#${tag}">${title}</a></li>\n`)}
<li><a href="#theming">Theming</a></li>
<li><a href="#api">API</a></li>
<li><a href="#content-folder">Content</a></li>
</ul>
</nav>`

const introduction = html`
<div class="introduction">
<h1>Our features, on your page</h1>
<p class="lead">Each widget is one HTML element, and one script loads them all. They bring their own styles, leave yours alone, and speak English, French and Russian.</p>
<p class="quiet">The previews below are live. See them in the build that partners get, Preact, and in the one that our own site runs on, React.</p>
</div>`

const theming = (groups: TokenGroup[]) => html`
<section id="theming" aria-labelledby="theming-title">
<header class="section-head">
<h2 id="theming-title">Theming</h2>
<p class="section-text">Set any of these custom properties on <code>:root</code>, or on one element, and all widgets follow. Nothing else of your page’s styles reaches them.</p>
</header>
${groups.map(({title, tokens}) => tokenTable(title, tokens))}
</section>`

const api = ({calls, callBase}: PageFacts) => html`
<section id="api" aria-labelledby="api-title">
<header class="section-head">
<h2 id="api-title">API</h2>
<p class="section-text">What the widgets and the site ask of the server, below <code>${callBase}</code>. Every answer is <code>{statusCode, message, data}</code>, and the HTTP status is the same number. A question mark means that a field may be left out.</p>
</header>
${callTable('Calls', calls)}
</section>`

const contentKinds = (kinds: KindFact[]) => html`
<section id="content-kinds" aria-labelledby="content-kinds-title">
<header class="section-head">
<h2 id="content-kinds-title">Kinds of content</h2>
<p class="section-text">Every record, and what each field is. A question mark means that a field may be left out.</p>
</header>
${kinds.map(
  kind => html`<h3>${kind.name}</h3>
<p class="section-text">${inline(kind.says)} In <code>${kind.file}</code>. The key: ${inline(kind.key)}</p>
${fieldTable(kind)}`,
)}
</section>`

const arch = trusted(
  '<svg viewBox="0 0 32 40" width="26" height="32" aria-hidden="true"><path d="M2 39V17C2 10 9 6 16 1c7 5 14 9 14 16v22z"/><path d="M7 39V19c0-5 4.5-8 9-11.3C20.5 11 25 14 25 19v20"/></svg>',
)
