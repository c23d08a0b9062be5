/**
 * Renders islands on the server. React renders the page in one go, but a widget's catalogue is
 * fetched: so a page is rendered with marks first, and the marks are replaced afterwards.
 */
import {renderToString} from 'react-dom/server'
import {readAttributes} from '../../widgets/shared/element/attributes.ts'
import type {WidgetDefinition} from '../../widgets/shared/element/definition.ts'
import type {Services} from '../../widgets/shared/element/services.ts'
import {WidgetView} from '../../widgets/shared/element/widget-view.tsx'
import type {Locale} from '../../widgets/shared/i18n/locale.ts'
import {loadTranslator} from '../../widgets/shared/i18n/translator.ts'
import type {FillIsland} from './island.tsx'

interface IslandMark {
  mark: string
  element: WidgetDefinition
  attributes: Record<string, string>
}

/** Collects the islands of one page and puts their shadow roots into its markup. */
export function islandRenderer({locale, nonce}: {locale: Locale; nonce: string}) {
  const islands: IslandMark[] = []
  const fill: FillIsland = (element, attributes) => {
    const mark = `<!--island:${nonce}:${islands.length}-->`
    islands.push({mark, element, attributes})
    return mark
  }
  const complete = async (html: string) => {
    let page = html
    for (const [index, island] of islands.entries()) {
      const shadow = await shadowRoot(island, {locale, nonce, idPrefix: `w${index}-`})
      page = page.replace(island.mark, () => shadow)
    }
    return page
  }
  return {fill, complete}
}

async function shadowRoot(
  {element, attributes}: IslandMark,
  {locale, nonce, idPrefix}: {locale: Locale; nonce: string; idPrefix: string},
) {
  const {View, styles, catalogues, tag} = element
  const complain = (message: string): never => {
    throw new Error(`<${tag}> ${message}`)
  }
  const props = readAttributes(element.attributes, name => attributes[name] ?? null, complain)
  const i18n = await loadTranslator(locale, catalogues)
  const content = renderToString(
    <WidgetView View={View} props={props} services={{...serverServices, i18n, locale}} />,
    {identifierPrefix: idPrefix},
  )
  const sheet = `<style nonce="${nonce}">${styles.replace(/<\/style/gi, '<\\/style')}</style>`
  return `<template shadowrootmode="open">${sheet}<div data-root="${idPrefix}">${content}</div></template>`
}

/** A view asks for nothing while the server renders it. */
const serverServices: Omit<Services, 'i18n' | 'locale'> = {
  api: () => Promise.reject(new Error('Widgets make no calls while the server renders them')),
  prepareCalls: () => {},
  notify: {prepare: () => {}, success: () => {}, error: () => {}},
  emit: () => true,
  path: () => '',
  host: null,
}
