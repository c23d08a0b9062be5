/** The record types of responses, from the shapes that parse them. */
import ts from 'typescript'
import {docOf} from './source.ts'
import {type FieldFact, typePrinter} from './type-text.ts'

export interface RecordFact {
  name: string
  doc: string
  fields: FieldFact[]
}

const FILE = 'widgets/trade/contract/entities.ts'

export function recordFacts(program: ts.Program): RecordFact[] {
  const checker = program.getTypeChecker()
  const {fieldsOf, isRecord} = typePrinter(program)
  return [...(program.getSourceFile(FILE)?.statements ?? [])]
    .filter(ts.isTypeAliasDeclaration)
    .map(alias => ({alias, type: checker.getTypeAtLocation(alias.name)}))
    .filter(({type}) => isRecord(type))
    .map(({alias, type}) => ({name: alias.name.text, doc: docOf(alias), fields: fieldsOf(type)}))
}
