// React's names in the Preact build: our own source gets the small set it uses, libraries get
// preact/compat. This folder is the only place that knows of Preact.
import {fileURLToPath} from 'node:url'

const OWN = fileURLToPath(new URL('react.mjs', import.meta.url))
const own = {react: OWN, 'react-dom/client': OWN}
const forLibraries = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

export const preactForReact = () => ({
  name: 'preact-for-react',
  resolveId(source, importer, options) {
    const runtime = /^react\/jsx-(dev-)?runtime$/.test(source) && 'preact/jsx-runtime'
    const names = /node_modules/.test(importer ?? '') ? forLibraries : own
    const found = runtime || names[source]
    return found ? this.resolve(found, importer, {...options, skipSelf: true}) : null
  },
})
