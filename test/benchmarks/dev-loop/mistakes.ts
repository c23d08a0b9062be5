/** Sources that do not parse, and where the mistake is. */
export interface Mistake {
  what: string
  path: string
  file: string
  from: string
  to: string
  /** As an editor counts: `12:5`. */
  place: string
}

export const mistakes: Mistake[] = [
  {
    what: 'in a widget view',
    path: '/contact-us',
    file: 'widgets/contact-form/view.tsx',
    from: 'const {i18n} = useServices()',
    to: 'const {i18n} = = useServices()',
    place: '15:18',
  },
  {
    what: 'in a script of the docs',
    path: '/docs/widgets/ocp-contact-form/',
    file: 'docs/page/browser/playground/tabs.ts',
    from: 'export function followTabs() {',
    to: 'export function followTabs() {{(}',
    place: '4:33',
  },
  {
    what: 'in the loader',
    path: '/docs/widgets/ocp-contact-form/',
    file: 'loader/start.ts',
    from: 'declare const ENDING: string',
    to: 'declare const = ENDING: string',
    place: '14:15',
  },
  {
    what: 'in a server file',
    path: '/contact-us',
    file: 'site/server/http/pages/headers.ts',
    from: 'export const POLICY =',
    to: 'export const POLICY = =',
    place: '7:16',
  },
]
