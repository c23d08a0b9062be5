/**
 * The site's own pages rendered by Preact, which production never does: to see islands in the build
 * that partners get, on a page of ours. Unlike widgets, pages use all of React, so they get compat.
 */
import type {Plugin} from 'vite'

const names: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

export const preactForSite = (): Plugin => ({
  name: 'dev-preact-for-site',
  resolveId(source, importer, options) {
    const own = /[\\/]site[\\/]browser[\\/]/.test(importer ?? '') && names[source]
    const name = source === 'react-dom/server' ? 'preact/compat/server' : own
    return name ? this.resolve(name, importer, {...options, skipSelf: true}) : null
  },
})
