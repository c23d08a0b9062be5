/** `custom-elements.json`: the widgets in the words that editors and catalogues of elements read. */
import {eventFacts} from '../../../docs/page/facts/events.ts'
import {slotFacts} from '../../../docs/page/facts/parts.ts'
import type {Member} from '../../../docs/page/facts/properties.ts'
import {tokenGroups} from '../../../docs/page/facts/tokens.ts'
import type {PackagedWidget} from './members.ts'
import {attributeType, propertyType} from './types/text.ts'

/** The version of https://github.com/webcomponents/custom-elements-manifest. */
const SCHEMA_VERSION = '2.1.0'

export const elementsManifest = (widgets: PackagedWidget[]) => ({
  schemaVersion: SCHEMA_VERSION,
  readme: 'README.md',
  modules: widgets.map(moduleOf),
})

function moduleOf(widget: PackagedWidget) {
  const path = `widgets/${widget.name}.js`
  const name = `${widget.className}Element`
  const declaration = {name, module: path}
  return {
    kind: 'javascript-module',
    path,
    declarations: [elementOf(widget, name)],
    exports: [
      {kind: 'custom-element-definition', name: widget.tag, declaration},
      {kind: 'js', name: 'tag', declaration: {name: 'tag', module: path}},
    ],
  }
}

const elementOf = ({tag, doc, members, events, parts}: PackagedWidget, name: string) => ({
  kind: 'class',
  customElement: true,
  name,
  tagName: tag,
  description: doc,
  superclass: {name: 'HTMLElement', package: 'global:'},
  attributes: members.map(member => ({
    name: member.name,
    fieldName: member.property,
    type: {text: attributeType(member)},
    ...defaultOf(member),
    description: member.doc,
  })),
  members: members.map(member => ({
    kind: 'field',
    name: member.property,
    privacy: 'public',
    attribute: member.name,
    type: {text: propertyType(member)},
    ...defaultOf(member),
    description: member.doc,
  })),
  events: eventFacts()
    .filter(event => events.some(each => each.name === event.name))
    .map(({name: event, detail, doc: description}) => ({
      name: event,
      type: {text: `CustomEvent<${detail || 'Record<string, never>'}>`},
      description,
    })),
  slots: slotFacts().map(({name: slot, doc: description}) => ({name: slot, description})),
  cssParts: parts.map(({name: part, doc: description}) => ({name: part, description})),
  cssProperties: tokenGroups().flatMap(({tokens}) =>
    tokens.map(token => ({
      name: token.name,
      default:
        token.light === token.dark ? token.light : `light-dark(${token.light}, ${token.dark})`,
      description: token.doc,
    })),
  ),
})

const defaultOf = ({initial, value}: Member) => {
  if (initial === '') return {}
  return {default: value.startsWith("'") || value === 'string' ? `'${initial}'` : initial}
}
