/** Declarations for JSX, and of the wrappers for React. */
import type {PackagedWidget} from '../members.ts'
import {comment, lines} from './text.ts'

/** The tags themselves in JSX: attributes by their names in HTML, properties by theirs, events as `onocp-submit`. */
export const jsxTypes = (framework: 'react' | 'preact', widgets: PackagedWidget[]): string =>
  lines(
    `import type {HTMLAttributes${framework === 'react' ? ', DetailedHTMLProps' : ''}} from '${framework}'`,
    "import type {WidgetEvents} from './events.js'",
    widgets.map(
      ({className, name}) =>
        `import type {${className}Attributes, ${className}Element, ${className}Event, ${className}Properties} from './${name}.js'`,
    ),
    '',
    'type Widget<Host extends HTMLElement, Attributes, Properties, Type extends keyof WidgetEvents> =',
    framework === 'react'
      ? '  Omit<DetailedHTMLProps<HTMLAttributes<Host>, Host>, keyof Attributes | keyof Properties> &'
      : '  Omit<HTMLAttributes<Host>, keyof Attributes | keyof Properties> &',
    '    Attributes &',
    '    Partial<Omit<Properties, keyof Attributes>> & {class?: string | undefined} & {',
    `      [Name in Type as \`on\${Name}\`]?: ((event: CustomEvent<WidgetEvents[Name]>) => void) | undefined`,
    '    }',
    '',
    'interface Widgets {',
    widgets.map(
      ({tag, className}) =>
        `  '${tag}': Widget<${className}Element, ${className}Attributes, ${className}Properties, ${className}Event>`,
    ),
    '}',
    '',
    `declare module '${framework}' {`,
    '  namespace JSX {',
    '    interface IntrinsicElements extends Widgets {}',
    '  }',
    '}',
  )

/** Types that all wrappers share. */
export const wrapperTypes = (): string => `import type {
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react'
import type {WidgetEvents} from '../events.js'

/** \`ocp-submit\` -> \`onOcpSubmit\`. */
type HandlerName<Type extends string> = Type extends \`ocp-\${infer Rest}\`
  ? \`onOcp\${Capitalize<Rest>}\`
  : never

type Handlers<Type extends keyof WidgetEvents> = {
  [Name in Type as HandlerName<Name>]?: ((event: CustomEvent<WidgetEvents[Name]>) => void) | undefined
}

/** Properties, handlers of the widget's events, and what any element takes. Children are its fallback. */
export type WidgetProps<Host extends HTMLElement, Properties, Type extends keyof WidgetEvents> = Omit<
  HTMLAttributes<Host>,
  keyof Properties
> & {[Name in keyof Properties]?: Properties[Name] | undefined} & Handlers<Type>

export type WidgetComponent<Host extends HTMLElement, Props> = ForwardRefExoticComponent<
  Props & RefAttributes<Host>
>
`

export const wrapperOf = ({className, name, doc}: PackagedWidget): string =>
  lines(
    `import type {${className}Element, ${className}Event, ${className}Properties} from '../${name}.js'`,
    "import type {WidgetComponent, WidgetProps} from './widget.js'",
    '',
    `export type ${className}Props = WidgetProps<${className}Element, ${className}Properties, ${className}Event>`,
    '',
    comment(doc),
    `export declare const ${className}: WidgetComponent<${className}Element, ${className}Props>`,
  )

export const wrappersIndex = (widgets: PackagedWidget[]): string =>
  lines(
    widgets.map(
      ({className, name}) => `export {${className}, type ${className}Props} from './${name}.js'`,
    ),
  )
