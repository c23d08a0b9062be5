/** The events of the widgets, from the interface that types them. */
import ts from 'typescript'
import {docOf, documented, sourceOf} from './source.ts'

export interface EventFact {
  name: string
  /** The type of `event.detail`; '' when it is empty. */
  detail: string
  doc: string
}

const FILE = 'widgets/kit/core/events.ts'

export function eventFacts(file = FILE, text?: string): EventFact[] {
  const events = sourceOf(file, text).statements.find(ts.isInterfaceDeclaration)
  if (!events) throw new Error(`${file} declares no interface of events`)
  return events.members.filter(ts.isPropertySignature).map(member => {
    const name = (member.name as ts.StringLiteral).text
    const type = member.type?.getText() ?? ''
    const doc = documented(docOf(member), file, `event \`${name}\``)
    return {name, detail: type === 'Record<string, never>' ? '' : type, doc}
  })
}
