/**
 * Unpacks the Chromium of `@sparticuz/chromium`, which takes the temporary folder of its process and
 * cannot be given another. Hence a process of its own: others put their files into the temporary
 * folder of the tests meanwhile. Called by bundled-chromium.ts.
 */
import {fileURLToPath} from 'node:url'
import chromium, {inflate} from '@sparticuz/chromium'

const LIBRARIES = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))

await chromium.executablePath()
await inflate(fileURLToPath(LIBRARIES))
