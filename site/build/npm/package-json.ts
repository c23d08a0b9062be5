/** The package's own description: which file each entry is, for a bundler, for Node and for types. */
import type {PackagedWidget} from './members.ts'

/** Fields of the project's own package.json. */
export interface Project {
  name: string
  version: string
  description: string
  license: string
}

export const packageJson = (project: Project, widgets: PackagedWidget[]) => ({
  name: project.name,
  version: project.version,
  description: 'Widgets of a Dubai property agency, as custom elements for any page.',
  keywords: ['custom-elements', 'web-components', 'real-estate', 'dubai'],
  license: project.license,
  type: 'module',
  engines: {node: '>=18'},
  // Importing a widget registers it; nothing else does anything by being imported.
  sideEffects: ['./widgets/*.js', './chunks/*.js'],
  customElements: './custom-elements.json',
  types: './types/index.d.ts',
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(widgets.map(({name}) => [`./${name}`, entry(name, `widgets/${name}`)])),
    './react': entry('react/index'),
    ...Object.fromEntries(widgets.map(({name}) => [`./react/${name}`, entry(`react/${name}`)])),
    './react-jsx': entry('react-jsx', 'types-only'),
    './preact-jsx': entry('preact-jsx', 'types-only'),
    './solid-jsx': entry('solid-jsx', 'types-only'),
    './svelte': entry('svelte', 'types-only'),
    './vue': entry('vue', 'types-only'),
    './server': entry('server'),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  files: ['*.js', 'chunks', 'widgets', 'react', 'types', 'custom-elements.json', '*.txt'],
  peerDependencies: {react: '>=17'},
  peerDependenciesMeta: {react: {optional: true}},
})

const entry = (types: string, file = types) => ({
  types: `./types/${types}.d.ts`,
  default: `./${file}.js`,
})
