/** Declarations for the templates of Vue, Svelte and Solid: each tag with its attributes and events. */
import type {PackagedWidget} from '../members.ts'
import {lines} from './text.ts'

const imports = (widgets: PackagedWidget[]) => [
  "import type {WidgetEvents} from './events.js'",
  ...widgets.map(
    ({className, name}) =>
      `import type {${className}Attributes, ${className}Element, ${className}Event} from './${name}.js'`,
  ),
]

const tags = (widgets: PackagedWidget[]) => [
  'interface Widgets {',
  ...widgets.map(
    ({tag, className}) =>
      `  '${tag}': Widget<${className}Element, ${className}Attributes, ${className}Event>`,
  ),
  '}',
]

/** `fromUrl` beside `from-url`, with what HTML can say: frameworks set the property of either. */
const CAMEL_CASE = [
  `type CamelCase<Name> = Name extends \`\${infer Head}-\${infer Tail}\``,
  `  ? \`\${Head}\${Capitalize<CamelCase<Tail>>}\``,
  '  : Name',
  'type InCamelCase<Attributes> = {',
  '  [Name in keyof Attributes as CamelCase<Name>]?: Attributes[Name]',
  '}',
]

const events = (name: string) => [
  '{',
  `  [Name in Type as ${name}]?: ((event: CustomEvent<WidgetEvents[Name]>) => void) | undefined`,
  '}',
]

/** Vue's compiler for types looks for components; an element is one that has properties only. */
export const vueTypes = (widgets: PackagedWidget[]): string =>
  lines(
    "import type {HTMLAttributes, VNodeProps} from 'vue'",
    imports(widgets),
    '',
    CAMEL_CASE,
    '',
    'type Widget<Host, Attributes, Type extends keyof WidgetEvents> = new () => Host & {',
    '  $props: Omit<HTMLAttributes & VNodeProps, keyof Attributes> &',
    '    Attributes &',
    '    InCamelCase<Attributes> &',
    events(`\`on\${Capitalize<CamelCase<Name>>}\``).map(line => `    ${line}`),
    '}',
    '',
    tags(widgets),
    '',
    "declare module 'vue' {",
    '  interface GlobalComponents extends Widgets {}',
    '}',
  )

export const svelteTypes = (widgets: PackagedWidget[]): string =>
  lines(
    "import type {HTMLAttributes} from 'svelte/elements'",
    imports(widgets),
    '',
    CAMEL_CASE,
    '',
    'type Widget<Host extends EventTarget, Attributes, Type extends keyof WidgetEvents> =',
    '  Omit<HTMLAttributes<Host>, keyof Attributes> &',
    '    Attributes &',
    '    InCamelCase<Attributes> &',
    events(`\`on\${Name}\` | \`on:\${Name}\``).map(line => `    ${line}`),
    '',
    tags(widgets),
    '',
    "declare module 'svelte/elements' {",
    '  interface SvelteHTMLElements extends Widgets {}',
    '}',
  )

export const solidTypes = (widgets: PackagedWidget[]): string =>
  lines(
    "import type {JSX} from 'solid-js'",
    imports(widgets),
    '',
    CAMEL_CASE,
    '',
    'type Prefixed<Prefix extends string, Attributes> = {',
    `  [Name in keyof Attributes as \`\${Prefix}:\${Name & string}\`]?: Attributes[Name]`,
    '}',
    '',
    'type Widget<Host, Attributes, Type extends keyof WidgetEvents> =',
    '  Omit<JSX.HTMLAttributes<Host>, keyof Attributes> &',
    '    Attributes &',
    '    InCamelCase<Attributes> &',
    "    Prefixed<'attr', Attributes> &",
    "    Prefixed<'prop', InCamelCase<Attributes>> &",
    events(`\`on:\${Name}\``).map(line => `    ${line}`),
    // A name with a hyphen is refused only where it is known.
    `  & {[Name in Exclude<keyof WidgetEvents, Type> as \`on:\${Name}\`]?: never}`,
    '',
    tags(widgets),
    '',
    "declare module 'solid-js' {",
    '  namespace JSX {',
    '    interface IntrinsicElements extends Widgets {}',
    '  }',
    '}',
  )
