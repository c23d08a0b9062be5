/**
 * The structured data of a page, and what is wrong with it: by the types of schema.org, by Google's
 * rules for rich results, and by the page itself.
 */
import Validator from '@adobe/structured-data-validator'
import {typeProblems} from './schema-types.ts'
import {missing, WANTED} from './search-engine-properties.ts'

export interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

export interface Facts {
  '@context': string
  '@graph': Node[]
}

/** Reads the structured data of a served page, if any. More than one block is a mistake. */
export function factsIn(html: string): Facts | undefined {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  if (blocks.length > 1) throw new Error(`${blocks.length} blocks of structured data`)
  return blocks[0] && JSON.parse(blocks[0][1] as string)
}

/** Validates many pages at once, each named by its address: the types are compiled once for all. */
export async function problemsIn(pages: Record<string, Facts>): Promise<string[]> {
  const validated = await Promise.all(
    Object.entries(pages).map(async ([page, facts]) =>
      [...ruleViolations(facts), ...(await googleRules(facts))].map(
        problem => `${page}: ${problem}`,
      ),
    ),
  )
  const nodes = Object.entries(pages).flatMap(([page, facts]) =>
    facts['@graph'].map(node => ({page, node})),
  )
  return [...validated.flat(), ...typeProblems(nodes)]
}

/** Every node of a type, however deep. */
export const nodesOf = (facts: Facts, type: string) =>
  everything(facts['@graph']).filter(node => node['@type'] === type)

/** All nodes, each with those inside it. */
export function everything(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everything)
  if (!value || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(everything)
  return '@type' in value ? [value as Node, ...inside] : inside
}

/** The same with nodes of one `@id` as one: each may be described in parts. */
export function described(value: unknown): Node[] {
  const nodes = everything(value)
  const byId = new Map<string, Node>()
  for (const node of nodes) {
    const id = node['@id']
    if (id) byId.set(id, {...byId.get(id), ...node})
  }
  return [...byId.values(), ...nodes.filter(node => !node['@id'])]
}

async function googleRules({'@graph': graph}: Facts) {
  const types = [...new Set(graph.map(node => node['@type']))]
  const jsonld = Object.fromEntries(
    types.map(type => [type, structuredClone(graph.filter(node => node['@type'] === type))]),
  )
  // Without schema.org's vocabulary, which it would fetch: TypeScript knows the types better.
  const issues = await new Validator().validate({jsonld})
  return [
    ...issues
      .filter(({severity}) => severity === 'ERROR')
      .map(({rootType, issueMessage}) => `${rootType}: ${issueMessage}`),
    ...described(graph).flatMap(node =>
      missing(node, WANTED[node['@type']]?.required).map(
        name => `${node['@type']} without ${name}`,
      ),
    ),
  ]
}

/** Absolute addresses, words without markup, no dangling reference. */
function ruleViolations({'@context': context, '@graph': graph}: Facts) {
  const ids = new Set(everything(graph).map(node => node['@id']))
  const ownHost = new URL(graph[0]?.['@id'] ?? '').origin
  return [
    ...(context === 'https://schema.org' ? [] : [`context ${context}`]),
    ...references(graph)
      .filter(id => id.startsWith(ownHost) && !ids.has(id))
      .map(id => `nothing is ${id}`),
    ...values(graph).flatMap(problemOf),
  ]
}

function problemOf([name, value]: [name: string, value: unknown]): string | string[] {
  if (typeof value !== 'string') return value === null ? `${name} is null` : []
  if (!value.trim()) return `${name} is empty`
  if (/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(value)) return `markup in ${name}: ${value}`
  const isAbsolute = !ADDRESSES.has(name) || /^https?:\/\/[^/]/.test(value)
  return isAbsolute ? [] : `${name} is not an absolute URL: ${value}`
}

/** Lists values that are no objects, with the name of their property. */
function values(value: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap(each => values(each, name))
  if (!value || typeof value !== 'object') return [[name, value]]
  return Object.entries(value).flatMap(([inner, each]) => values(each, inner))
}

/** Ids of nodes that are referenced, and described elsewhere. */
function references(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  if ('@id' in value && !('@type' in value)) return [`${value['@id']}`]
  return Object.values(value).flatMap(references)
}

const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'urlTemplate'])
