// `npm test`: every check, from a fresh clone.
import {become, ensureInstalled} from '../node24.mjs'

ensureInstalled()
become(['site/commands/checks/all.ts'])
