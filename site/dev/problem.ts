/** Formats an error in a source for the terminal and the browser's overlay: file, line, column. */

import {relative, resolve} from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import type {ErrorPayload} from 'vite'
import {escapeHtml} from '#kit/html/escape-html.ts'
import {NONCE, type PageState, withClient} from './client.ts'

export type Problem = ErrorPayload['err']

type SourceError = Error & Partial<Problem>

export function problemOf(thrown: unknown): Problem {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SourceError
  const message = stripVTControlCharacters(error.message)
  const {id, frame, plugin, loc = placeOf(message) ?? placeInStack(error)} = error
  return {message, stack: id ? '' : (error.stack ?? ''), id, frame, plugin, loc}
}

/** As the parser draws it: `╭─[ widgets/book-now/view.tsx:12:5 ]`. */
const PARSER = /╭─\[ (.+):(\d+):(\d+) \]/
/** As esbuild lists what is wrong: `loader/loader.ts:12:5: ERROR: …`. */
const BUNDLER = /^(.+):(\d+):(\d+): ERROR: /m
/** At the end of a line of a stack. */
const FRAME = /(?:file:\/\/)?(\/[^():]+):(\d+):(\d+)\)?$/

const placeOf = (message: string) => placeIn(message, PARSER) ?? placeIn(message, BUNDLER)

function placeIn(text: string, pattern: RegExp): Problem['loc'] {
  const [, file, line, column] = pattern.exec(text) ?? []
  return file ? {file: resolve(file), line: Number(line), column: Number(column)} : undefined
}

/** The first line that is the product's. */
const placeInStack = ({stack = ''}: Error) =>
  stack
    .split('\n')
    .filter(line => !/node_modules|node:|\/site\/(dev|build)\//.test(line))
    .map(line => placeIn(line, FRAME))
    .find(Boolean)

export function describe({message, frame, loc, id}: Problem) {
  const file = loc?.file ?? id
  const place = file ? [relative(process.cwd(), file), loc?.line, loc?.column] : []
  return [place.filter(Boolean).join(':'), message, frame].filter(Boolean).join('\n')
}

/** A page that shows the problem, and is loaded again when it is gone. */
export const problemPage = (problem: Problem, page: PageState) =>
  withClient(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(problem.message.split('\n')[0] ?? '')}</title>
</head>
<body>
<pre>${escapeHtml(describe(problem))}</pre>
<script type="module" nonce="${NONCE}">
import {ErrorOverlay} from '/assets/react/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(problem).replaceAll('<', '\\u003c')}))
</script>
</body>
</html>
`,
    'react',
    page,
  )
