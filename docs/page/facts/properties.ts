/** Lists each attribute as a property: its name, and its TypeScript type. */
import {dirname} from 'node:path'
import type ts from 'typescript'
import {propertyName} from '#kit/core/attributes.ts'
import type {AttributeFact} from './attributes.ts'
import {typePrinter} from './type-text.ts'
import type {WidgetFact} from './widgets.ts'

export interface Member extends AttributeFact {
  /** `from-url` as a property: `fromUrl`. */
  property: string
  /** The type of the property's value. */
  value: string
  /** True when it may be null as well. */
  isNullable: boolean
}

const COMMON = 'widgets/kit/core/common-attributes.ts'

/** The files that `membersOf` reads, for the program it is given. */
export const attributeFiles = (elements: string[]) => [
  COMMON,
  ...elements.map(element => `${dirname(element)}/attributes.ts`),
]

/** A widget's own attributes first, then those that it shares. */
export function membersOf(program: ts.Program, {tag, own, shared}: WidgetFact): Member[] {
  const initials = {
    ...initialTypes(program, COMMON, 'commonAttributes'),
    ...initialTypes(program, `widgets/${tag.slice('ocp-'.length)}/attributes.ts`, 'attributes'),
  }
  return [own, ...shared]
    .flatMap(({attributes}) => attributes)
    .map(attribute => ({
      ...attribute,
      property: propertyName(attribute.name),
      ...(initials[attribute.name] ?? {value: 'string', isNullable: false}),
    }))
}

type ValueType = Pick<Member, 'value' | 'isNullable'>

/** The type of each attribute's initial value, which is its property's. */
function initialTypes(program: ts.Program, file: string, name: string): Record<string, ValueType> {
  const checker = program.getTypeChecker()
  const {textOf} = typePrinter(program)
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const set = module && checker.tryGetMemberInModuleExports(name, module)
  if (!set) throw new Error(`${file} exports no ${name}`)
  return Object.fromEntries(
    checker.getPropertiesOfType(checker.getTypeOfSymbol(set)).map(attribute => {
      const initial = checker.getTypeOfSymbol(attribute).getProperty('initial')
      if (!initial) throw new Error(`${file}: ${attribute.name} is no attribute`)
      const given = checker.getTypeOfSymbol(initial)
      const type = checker.getNonNullableType(given)
      return [attribute.name, {value: textOf(type), isNullable: type !== given}]
    }),
  )
}
