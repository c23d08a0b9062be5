// `npm start`: from a fresh clone to a running site; the last line says where.
import {NODE_FLAGS} from '../server/node-flags.mjs'
import {build} from './build.mjs'
import {become, ensureInstalled} from './node24.mjs'

ensureInstalled()
build()
become([...NODE_FLAGS, 'site/server/main.ts'])
