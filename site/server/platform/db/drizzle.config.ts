/** For `drizzle-kit generate`, which writes a migration from what changed in the schema. */
import {defineConfig} from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['site/server/platform/db/tables.ts', 'site/{server/*,desk}/{,*-}tables.ts'],
  out: 'site/server/platform/db/migrations',
})
