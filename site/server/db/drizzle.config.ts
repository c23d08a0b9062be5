/** For `drizzle-kit generate`, which writes a migration from what changed in the schema. */
import {defineConfig} from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['site/server/db/schema.ts', 'site/server/db/content-schema.ts'],
  out: 'site/server/db/migrations',
})
