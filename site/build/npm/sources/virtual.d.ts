/** Values that the build fills in from the widgets' folders (site/build/npm/rollup.mjs). */
declare module 'package:tags' {
  export const tags: readonly string[]
}

declare module 'package:widgets' {
  import type {WidgetDefinition} from '#kit/core/definition.ts'

  export const widgets: Record<string, () => Promise<{default: WidgetDefinition}>>
}
