// `npm run dev`: the same as start, rebuilding and starting anew when a source changes.
import {become, ensureInstalled} from './node24.mjs'

ensureInstalled()
become(['site/commands/rebuild-on-change.mjs'], {NODE_ENV: process.env.NODE_ENV ?? 'development'})
