/** The modules of the wrappers for React: one for each widget, so that a bundler takes what is used. */
import type {PackagedWidget} from './members.ts'
import {lines} from './types/text.ts'

export function wrapperModule({tag, className, name, members, events}: PackagedWidget): string {
  const names = Object.fromEntries(members.map(member => [member.property, member.name]))
  const types = Object.fromEntries(events.map(event => [handlerName(event.name), event.name]))
  return lines(
    "'use client'",
    "import {widgetComponent} from './widget.js'",
    '',
    `export const ${className} = /* @__PURE__ */ widgetComponent(`,
    `  '${tag}',`,
    `  ${JSON.stringify(names)},`,
    `  ${JSON.stringify(types)},`,
    `  () => import('../widgets/${name}.js'),`,
    ')',
  )
}

export const wrapperModules = (widgets: PackagedWidget[]): string =>
  lines(widgets.map(({className, name}) => `export {${className}} from './${name}.js'`))

/** `ocp-submit` -> `onOcpSubmit`. */
const handlerName = (type: string) =>
  `on${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
