/** Creates the database that the environment names, with the content that the argument names. */
import {fileURLToPath} from 'node:url'
import {PGlite} from '@electric-sql/pglite'
import {contentTasks} from '#server/content/tasks/content.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {openStorage} from '#server/platform/storage/bucket.ts'
import {readSettings} from '#server/settings.ts'

const DEMO = fileURLToPath(new URL('../../../../../site/content/demo', import.meta.url))

const settings = readSettings(process.env)
const database = openDatabase(settings)
await database.ready()
if (process.argv[2] === 'demo') {
  const content = contentTasks({
    database,
    storage: openStorage(settings),
    dataDir: settings.dataDir,
  })
  const report = await content.perform('import', DEMO)
  if (report.is !== 'imported') throw new Error(JSON.stringify(report))
}
await database.close()
if (database.embedded) await dropTemplates(`${settings.dataDir}/database`)

/** They are two thirds of the files of an embedded database, and each copy would have them. */
async function dropTemplates(dataDir: string) {
  const embedded = await PGlite.create({dataDir})
  await embedded.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await embedded.query(`drop database ${name}`)
  await embedded.close()
}
