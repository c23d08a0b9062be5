/** Our widgets as partners embed them, found by their folders. */
import {existsSync, globSync, readFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import type {Build} from '../builds.ts'
import type {StaticServer} from '../static-server.ts'
import type {Signs} from './probe.ts'
import {bareHtml, type Subject} from './subject.ts'

const FIELD = 'input:not([type=hidden], [type=file], [tabindex="-1"]), select, textarea'
const CONTENT = `button, a, p, h2, h3, li, img, svg, canvas, label, ${FIELD}`
const FORM: Partial<Signs> = {press: FIELD, usable: FIELD, focusable: true, submits: true}

/** The interaction with each widget. For all others, only the time until visible is measured. */
const PRESSED: Record<string, Partial<Signs>> = {
  'book-now': {visible: 'button', press: 'button', usable: FIELD, focusable: true, submits: true},
  'careers-apply': FORM,
  'contact-form': FORM,
  'list-with-us': FORM,
  newsletter: FORM,
  'project-page': FORM,
  'property-search': {press: FIELD, usable: FIELD, focusable: true},
  'saved-search': FORM,
  'team-contact': FORM,
}
/** A place for messages: until there is one, nothing is seen. */
const UNSEEN = ['toaster']

export async function widgetsOf(build: Build, partner: StaticServer): Promise<Subject[]> {
  const names = globSync('widgets/*/element.ts', {cwd: build.directory})
    .map(file => basename(dirname(file)))
    .filter(name => !UNSEEN.includes(name))
    .sort()
  return Promise.all(names.map(name => widget(build, partner, name)))
}

async function widget(build: Build, partner: StaticServer, name: string): Promise<Subject> {
  const tag = `ocp-${name}`
  const example = join(build.directory, 'widgets', name, 'example.html')
  const body = existsSync(example) ? readFileSync(example, 'utf8') : `<${tag}></${tag}>`
  const loader = `<script async src="${build.server.site}/embed/v1/loader.js"></script>`
  const path = `/${encodeURIComponent(build.directory)}/${name}.html`
  const url = await partner.add(path, 'text/html', bareHtml(loader, body))
  return {
    name: tag,
    build: build.name,
    against: 'DocSearch',
    url,
    signs: {host: tag, visible: CONTENT, waiting: '.skeleton', ...PRESSED[name]},
  }
}
