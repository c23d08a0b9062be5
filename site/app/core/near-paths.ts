/**
 * The paths that somebody may have meant by one without a page: in small letters, of a route in the
 * singular or without its `detail`, with a hyphen more or fewer at the end, and with hyphens for spaces.
 */
import {inSmallLetters} from '../shared-with-server/plain-path.ts'

/** The nearest first: a path of a later group is meant only if there is no page in an earlier one. */
export function nearPaths(path: string, routePaths: readonly string[]): string[][] {
  const small = inSmallLetters(path)
  const asked = segmentsOf(path)
  const meantBy = (routes: readonly string[]) => routes.flatMap(route => filled(route, asked) ?? [])
  const related = meantBy(routePaths)
  const named = meantBy(routePaths.filter(route => route.endsWith('{name}')))
  const groups = [
    [small],
    [...related, ...related.map(inSmallLetters)],
    [otherEnd(small), ...related.map(otherEnd), ...named.map(withSpaces)],
  ]
  const seen = new Set([path])
  return groups.map(group =>
    group.filter(one => {
      const isNew = !seen.has(one)
      seen.add(one)
      return isNew
    }),
  )
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The route's path with what the address says in place of its parameters, if all else agrees. */
function filled(route: string, asked: string[]): string | undefined {
  const parts = segmentsOf(route)
  const known = parts.filter(part => !isFiller(part))
  const said = asked.filter(part => !isFiller(part))
  // A route that begins with a parameter takes any path.
  if (known.length !== said.length || parts[0]?.startsWith('{')) return undefined
  const isMeant = known.every((part, at) => part.startsWith('{') || stem(part) === stem(said[at]))
  if (!isMeant) return undefined
  return `/${parts.map(part => (part.startsWith('{') ? said[known.indexOf(part)] : part)).join('/')}`
}

const isFiller = (segment: string) => /^(detail|apply)$/i.test(segment)

/** In the singular, as it is spelled in America. */
const stem = (segment = '') =>
  segment.toLowerCase().replaceAll('neighbour', 'neighbor').replace(/ies$/, 'y').replace(/s$/, '')

/** Names are often linked as slugs are. */
function withSpaces(path: string) {
  const start = path.lastIndexOf('/') + 1
  return path.slice(0, start) + path.slice(start).replaceAll('-', '%20')
}

function otherEnd(path: string) {
  if (!path.endsWith('-')) return `${path}-`
  let end = path.length
  while (path[end - 1] === '-') end--
  return path.slice(0, end)
}
