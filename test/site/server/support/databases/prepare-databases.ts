/** Makes the databases that all test files copy, before the first one requests them. */
import {cachedPart} from './part-cache.ts'

await cachedPart('empty')
await cachedPart('demo')
