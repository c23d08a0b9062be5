// `npm run serve`: the server alone, of the last build. It installs, builds and writes nothing here.
import {execServer, requireBuilt} from './server.mjs'

requireBuilt()
execServer()
