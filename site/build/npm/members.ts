/** What a developer sees of each widget: the facts of the docs, with the types that TypeScript knows. */
import {dirname} from 'node:path'
import type ts from 'typescript'
import type {AttributeFact} from '../../../docs/page/facts/attributes.ts'
import type {EventFact} from '../../../docs/page/facts/events.ts'
import {typePrinter} from '../../../docs/page/facts/type-text.ts'
import {widgetFacts} from '../../../docs/page/facts/widgets.ts'
import {propertyName} from '../../../widgets/shared/core/attributes.ts'

export interface Member extends AttributeFact {
  /** `from-url` as a property: `fromUrl`. */
  property: string
  /** What the property holds. */
  value: string
  /** Whether it may be null as well. */
  isNullable: boolean
}

export interface PackagedWidget {
  tag: string
  /** The tag without `ocp-`: the entry's name. */
  name: string
  /** `BookNow`. */
  className: string
  doc: string
  members: Member[]
  events: EventFact[]
  parts: string[]
}

const COMMON = 'widgets/shared/core/common-attributes.ts'

/** Every widget; `program` resolves their types. */
export async function packagedWidgets(program: ts.Program): Promise<PackagedWidget[]> {
  const unbuilt = () => ({react: '', bytes: 0, files: 0})
  return (await widgetFacts(unbuilt)).map(fact => {
    const name = fact.tag.slice('ocp-'.length)
    const initials = {
      ...initialTypes(program, COMMON, 'commonAttributes'),
      ...initialTypes(program, `widgets/${name}/attributes.ts`, 'attributes'),
    }
    const members = [fact.own, ...fact.shared]
      .flatMap(({attributes}) => attributes)
      .map(attribute => ({
        ...attribute,
        property: propertyName(attribute.name),
        ...(initials[attribute.name] ?? {value: 'string', isNullable: false}),
      }))
    const {tag, doc, events, parts} = fact
    return {tag, name, className: pascal(name), doc, members, events, parts}
  })
}

export const attributeFiles = (elements: string[]) => [
  COMMON,
  ...elements.map(element => `${dirname(element)}/attributes.ts`),
]

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

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
