/** The records that calls answer with, from the interfaces that type them. */
import ts from 'typescript'
import {docOf, sourceOf} from './source.ts'

export interface RecordFact {
  name: string
  /** The record whose fields it has, too. */
  extends: string
  says: string
  fields: {name: string; type: string; optional: boolean; says: string}[]
}

const FILE = 'widgets/shared/api/entities.ts'

export const recordFacts = (): RecordFact[] =>
  sourceOf(FILE)
    .statements.filter(ts.isInterfaceDeclaration)
    .map(record => ({
      name: record.name.text,
      extends: record.heritageClauses?.[0]?.types.map(type => type.getText()).join(', ') ?? '',
      says: docOf(record),
      fields: record.members.filter(ts.isPropertySignature).map(member => ({
        name: member.name.getText(),
        type: (member.type?.getText() ?? '').replace(/\s+/g, ' '),
        optional: !!member.questionToken,
        says: docOf(member),
      })),
    }))
