/**
 * Renders islands on the server. React renders the page in one go, but a widget's catalogue is
 * fetched: so a page is rendered with marks first, and the marks are replaced afterwards.
 */
import {randomUUID} from 'node:crypto'
import {renderToString} from 'react-dom/server'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import {readAttributes} from '#kit/core/attributes.ts'
import {servedView} from '#kit/core/definition.ts'
import {serverServices} from '#kit/core/services/services.ts'
import {WidgetView} from '#kit/core/view/widget-view.tsx'
import type {Display} from '#kit/i18n/display.ts'
import {type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {InlineParts} from '../core/inlined.ts'
import type {FillIsland, IslandContent} from './island.tsx'

interface IslandMark extends IslandContent {
  mark: string
}

interface RenderContext {
  locale: Locale
  agency: Agency
  display: Display
  /** How the page writes addresses of this site. */
  link: (href: string) => string
  inlined: InlineParts
}

/** Collects the islands of one page and puts their contents into its markup. */
export function islandRenderer(surroundings: RenderContext) {
  // Nothing in the content can look like a mark.
  const own = randomUUID()
  const islands: IslandMark[] = []
  const fill: FillIsland = content => {
    const mark = `<!--island:${own}:${islands.length}-->`
    islands.push({mark, ...content})
    return mark
  }
  const complete = async (html: string) => {
    let page = html
    for (const [index, island] of islands.entries()) {
      const content = await contentOf(island, {...surroundings, idPrefix: `w${index}-`})
      page = page.replace(island.mark, () => content)
    }
    return page
  }
  return {fill, complete}
}

async function contentOf(
  {element, attributes, properties}: IslandMark,
  {locale, agency, display, link, inlined, idPrefix}: RenderContext & {idPrefix: string},
) {
  const definition = 'load' in element ? await element.load() : element
  const {styles, catalogues, tag, isInDocument} = definition
  const warn = (message: string): never => {
    throw new Error(`<${tag}> ${message}`)
  }
  const given = readAttributes(definition.attributes, name => attributes[name] ?? null, warn)
  const props = {...given, ...properties}
  const i18n = await loadTranslator(locale, catalogues)
  const media = mediaBelow(attributes.storage)
  const services = {
    ...serverServices,
    media,
    page: link,
    i18n,
    locale,
    display: () => display,
    facts: () => agency,
  }
  const content = renderToString(
    <WidgetView View={servedView(definition)} props={props} services={services} />,
    {identifierPrefix: idPrefix},
  )
  if (isInDocument) return `<div data-root="${idPrefix}">${content}</div>`
  const {lang, dir} = languageAttributes(locale)
  return `<template shadowrootmode="open">${inlined.style(styles)}<div data-root="${idPrefix}" lang="${lang}" dir="${dir}">${content}</div></template>`
}

const mediaBelow =
  (storage = '') =>
  (path: string) =>
    mediaAddress(storage, path)
