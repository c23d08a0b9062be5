/** Declarations of the main entry and of the server's. */
import {withLanguages} from '../../../../docs/page/facts/languages.ts'
import type {PackagedWidget} from '../members.ts'
import {comment, lines} from './text.ts'

export const indexTypes = (widgets: PackagedWidget[], settings: string): string =>
  lines(
    widgets.flatMap(({className, name}) => [
      `import type {${className}Attributes, ${className}Element} from './${name}.js'`,
    ]),
    '',
    "export type * from './data.js'",
    "export type {WidgetEventMap, WidgetEvents} from './events.js'",
    "export type * from './page-api.js'",
    widgets.map(
      ({className, name}) =>
        `export type {${className}Attributes, ${className}Element, ${className}Event, ${className}Properties} from './${name}.js'`,
    ),
    '',
    comment('Each tag with its element.'),
    'export interface WidgetElements {',
    widgets.map(({tag, className}) => `  '${tag}': ${className}Element`),
    '}',
    '',
    comment('Each tag with what it takes in HTML.'),
    'export interface WidgetAttributes {',
    widgets.map(({tag, className}) => `  '${tag}': ${className}Attributes`),
    '}',
    '',
    'export type WidgetTag = keyof WidgetElements',
    '',
    comment('Every tag there is. Importing the entry of that name registers it.'),
    'export declare const tags: readonly WidgetTag[]',
    '',
    settings,
    '',
    comment(
      'Says for all widgets of the page what the attributes of the script tag say where there is one. ' +
        "Call it before the first widget is imported; an element's own attributes win.",
    ),
    'export declare function configure(settings: PageSettings): void',
  )

export const serverTypes =
  (): string => `import type {WidgetAttributes, WidgetTag} from './index.js'

export interface RenderOptions {
  /** ${withLanguages('The language, where the attributes name none: {language-codes}.')} */
  locale?: string | undefined
  /**
   * HTML for the inside of the element, a link to the agency for example. Seen without JavaScript, and
   * where a browser knows no declarative shadow roots.
   */
  fallback?: string | undefined
  /** The nonce of the page's content security policy, for the style sheet in the shadow root. */
  nonce?: string | undefined
}

/** Global attributes that any element may have. */
export interface OtherAttributes {
  id?: string
  class?: string
  slot?: string
  hidden?: boolean
  [data: \`data-\${string}\`]: string
}

/**
 * The element as HTML, its shadow root included: it shows before any script has run, and the widget
 * takes it over when its entry has been imported in the browser.
 */
export declare function renderWidget<Tag extends WidgetTag>(
  tag: Tag,
  attributes?: WidgetAttributes[Tag] & OtherAttributes,
  options?: RenderOptions,
): Promise<string>
`
