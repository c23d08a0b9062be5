import type {ComponentType} from 'react'
import type {AttributeSet} from './attributes.ts'
import type {WidgetDefinition} from './definition.ts'

/**
 * The same widget in the document of the agency's own site, whose styles it has: search engines, print and
 * any parser read it. The page has loaded what the widget shows, and gives it as the property `content`.
 */
export const inDocument = <Props>(
  {tag, attributes, catalogues}: WidgetDefinition,
  View: ComponentType<Props>,
): WidgetDefinition => ({
  tag,
  attributes: {...attributes, content: givenContent},
  styles: '',
  catalogues,
  View: View as ComponentType<Record<string, unknown>>,
  isInDocument: true,
})

/** An object of the page's own, which no attribute can say. */
const givenContent: AttributeSet[string] = {
  initial: null,
  parse: () => null,
  accepts: () => true,
  type: 'object',
}
