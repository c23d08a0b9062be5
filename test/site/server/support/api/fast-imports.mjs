/**
 * Lets Node import drizzle-orm without reading its package.json again for each of its 100 modules:
 * the file has 180 kB, which costs half a second of every process that a test starts.
 */
import {registerHooks} from 'node:module'

const PACKAGE = 'drizzle-orm'
const resolved = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const {parentURL} = context
    if (specifier.startsWith('.') && parentURL?.includes(`/node_modules/${PACKAGE}/`)) {
      return {url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true}
    }
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) {
      return next(specifier, context)
    }
    const found = resolved.get(specifier) ?? next(specifier, context)
    resolved.set(specifier, found)
    return {...found, shortCircuit: true}
  },
})
