/** A subject of measurement, embedded in a partner's page. */
import type {Page} from 'playwright-core'
import type {Signs} from './probe.ts'

export interface Subject {
  name: string
  build?: string
  against?: string
  url: string
  signs: Signs
  /** Answers what is not on this machine. */
  stub?: (page: Page) => Promise<unknown>
}

export const bareHtml = (head: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Homes by the sea</title>${head}</head>
<body><p>Homes by the sea, and quiet ones behind the dunes.</p>${body}</body>
</html>`
