/** The argument of `configure`: the page's settings, but for those that only the loader knows. */
import ts from 'typescript'
import {docOf, sourceOf} from '../../../docs/page/facts/source.ts'
import {comment, lines} from './types/text.ts'

const FILE = 'widgets/kit/core/page-settings.ts'
const OF_THE_LOADER = ['token', 'companion', 'fetchWidget']

export function settingsType(): string {
  const settings = sourceOf(FILE).statements.find(ts.isInterfaceDeclaration)
  if (!settings) throw new Error(`${FILE} declares no settings`)
  const members = settings.members
    .filter(ts.isPropertySignature)
    .filter(({name}) => !OF_THE_LOADER.includes(name.getText()))
  return lines(
    comment('What holds for every widget of a page.'),
    'export interface PageSettings {',
    members.flatMap(member => [
      ...(docOf(member) ? [comment(docOf(member), '  ')] : []),
      `  ${member.name.getText()}?: ${member.type?.getText()} | undefined`,
    ]),
    '}',
  ).trim()
}
