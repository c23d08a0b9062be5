/** Makes the databases that all test files copy, before the first one asks for them. */
import {cachedPart} from './part-cache.ts'

await cachedPart('empty')
await cachedPart('demo')
