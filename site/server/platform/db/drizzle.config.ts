/** For `drizzle-kit generate`, which writes a migration from what changed in the schema. */
import {defineConfig} from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['schema', 'content-schema', 'build-schema', 'desk-schema', 'saved-search-schema'].map(
    name => `site/server/platform/db/${name}.ts`,
  ),
  out: 'site/server/platform/db/migrations',
})
