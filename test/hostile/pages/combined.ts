/**
 * Conditions that share a page: each can still fail there, since none of them hides what another does.
 * They act in this order; of their bodies the first is the innermost.
 */
import assert from 'node:assert/strict'
import type {HostilePage, Parts, Scene} from '../hostile-page.ts'

const COMBINATIONS = [
  ['all-unset', 'large-rem', 'endless-transitions', 'dark-high-contrast'],
  ['loud-styles', 'no-pointer-events'],
  ['forced-colors', 'viewport-at-200-percent', 'transformed-ancestors'],
  ['contained-ancestors', 'smooth-scroll', 'zoom'],
  ['in-popover', 'root-styles', 'no-doctype', 'base-elsewhere'],
  ['script-four-times', 'right-to-left'],
  ['windows-1251', 'frame-of-another-site'],
  ['xhtml', 'sandbox-frame'],
  ['in-link', 'inert-at-first', 'in-form'],
  ['in-slot', 'in-label', 'in-disabled-fieldset'],
  ['in-summary', 'inert-siblings', 'in-modal-dialog'],
  ['in-open-shadow-root', 'document-write'],
  ['in-closed-shadow-root', 'in-contenteditable'],
  ['inserted-late', 'router', 'removed-and-put-back', 'moved'],
  ['back-navigation', 'body-replaced', 'removed-while-open', 'removed-while-sending'],
  ['csp-trusted-types', 'csp-no-forms-no-frames', 'cross-origin-isolated'],
  ['csp-strict-dynamic', 'csp-nonce'],
  ['zone-js', 'wrapped-fetch', 'wrapped-dom', 'slow-strings-and-json'],
  ['amd-and-commonjs', 'polyfills'],
  ['enumerable-prototypes', 'prototype-1.6', 'prototype-1.7'],
  ['mootools', 'frozen-builtins', 'frozen-object-prototype'],
  ['enumerable-object-prototype', 'clobbered-document'],
  ['module-loader', 'old-browser', 'own-ocp-global'],
  [
    'clobbered-window',
    'one-key-shortcuts',
    'mouse-and-clipboard-blocked',
    'unknown-elements-cleared',
  ],
  ['modal-on-top', 'escape-and-tab-taken', 'click-propagation-stopped'],
  ['focus-trap', 'silent-console-lost-timers'],
]

/** The pages with as few visits as that takes; those that no combination names remain as they are. */
export function combined(pages: HostilePage[]): HostilePage[] {
  const left = new Map(pages.map(page => [page.name, page]))
  const shared = COMBINATIONS.flatMap(names => {
    const found = names.flatMap(name => left.get(name) ?? [])
    for (const name of names) left.delete(name)
    return found.length ? [together(found)] : []
  })
  return [...shared, ...left.values()]
}

/** The parts that add up. Any other has to be the same on all of the pages that have it. */
const ADDED = ['name', 'what', 'head', 'headers', 'body', 'prepare', 'act', 'changes', 'leaves']

function together(pages: HostilePage[]): HostilePage {
  for (const [key, value] of pages.flatMap(Object.entries)) {
    const isSame = pages.every(page => !(key in page) || page[key as keyof HostilePage] === value)
    assert.ok(ADDED.includes(key) || isSame, `${pages.map(({name}) => name)} differ in ${key}`)
  }
  const bodies = pages.flatMap(({body}) => body ?? [])
  return {
    ...Object.assign({}, ...pages),
    name: pages.map(({name}) => name).join(' + '),
    what: pages.map(({what}) => what).join(', and '),
    head: pages.map(({head = ''}) => head).join(''),
    headers: origins => joined(pages.map(({headers}) => headers?.(origins) ?? {})),
    body: bodies.length
      ? (parts: Parts) => bodies.reduce((widget, body) => body({...parts, widget}), parts.widget)
      : undefined,
    prepare: (scene: Scene) =>
      inTurn(
        pages.map(({prepare}) => prepare),
        scene,
      ),
    act: pages.some(({act}) => act)
      ? (scene: Scene) =>
          inTurn(
            pages.map(({act}) => act),
            scene,
          )
      : undefined,
    changes: pages.flatMap(({changes = []}) => changes),
    leaves: build => pages.flatMap(({leaves}) => leaves?.(build) ?? []),
  }
}

/** A browser enforces each of the policies that a header lists. */
function joined(all: Record<string, string>[]) {
  const headers: Record<string, string> = {}
  for (const [name, value] of all.flatMap(Object.entries)) {
    headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
  }
  return headers
}

async function inTurn(steps: HostilePage['act'][], scene: Scene) {
  for (const step of steps) await step?.(scene)
}
