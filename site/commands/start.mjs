// `npm start`: from a fresh clone to a running site; the last line says where.
import {build} from './build.mjs'
import {become, ensureInstalled} from './node24.mjs'

ensureInstalled()
build()
become('site/server/main.ts', process.argv.slice(2))
