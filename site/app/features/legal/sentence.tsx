/** A sentence of a legal text, with its facts, links and names. */
import {Fragment, type ReactNode} from 'react'
import {Link} from '../../ui/link.tsx'
import type {Facts} from './legal-facts.ts'

const MARKED = /\{(\w+)\}|\[([^[\]]+)\]\(([^()]+)\)|`([^`]+)`/

export const Sentence = ({text, facts}: {text: string; facts: Facts}) =>
  // The parts between marks, and for each mark what its four groups caught.
  text.split(MARKED).map((part, at, parts) => {
    const [fact, label, href, name] = parts.slice(at + 1, at + 5)
    if (at % 5) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Fragment key={at}>
        {part}
        {marked({fact, label, href, name}, facts)}
      </Fragment>
    )
  })

type Mark = Record<'fact' | 'label' | 'href' | 'name', string | undefined>

function marked({fact, label, href, name}: Mark, facts: Facts): ReactNode {
  if (label) return <Link href={href}>{label}</Link>
  if (name) return <code>{name}</code>
  const {text, href: to} = (fact && facts[fact]) || {}
  return to ? <Link href={to}>{text}</Link> : text
}

/** Returns true when every fact that the text names is known. */
export const hasFacts = (text: string, facts: Facts) =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, fact = '']) => facts[fact])
