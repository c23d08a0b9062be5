/** The pages of the docs as they were built, and the widgets that have one. */
import {globSync} from 'node:fs'

/** `/docs/`, `/docs/api/` and so on. */
export const paths = globSync('dist/docs/**/index.html')
  .map(file => file.slice('dist'.length, -'index.html'.length))
  .sort()

export const tags = globSync('widgets/*/element.ts').map(file => `ocp-${file.split('/')[1]}`)

export const widgetPath = (tag: string) => `/docs/widgets/${tag}/`
