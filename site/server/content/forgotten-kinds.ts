/** Kinds that a folder leaves out although the site has records of them. */
import {isNotNull, isNull, type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {type ContentFolder, kindNames} from './folder.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import type {Problem} from './schema/problem.ts'
import {contentTables} from './tables.ts'

/** What is known of a picture without a text is found again, feeds bring their properties, and rates stay. */
const missed: Partial<Record<KindName, SQL>> = {
  pictures: isNotNull(contentTables.pictures.alt),
  properties: isNull(contentTables.properties.feed),
  rates: sql`false`,
}

/** A kind that a folder says nothing of is more likely forgotten than meant to be deleted. */
export async function refuseToForget(
  orm: Orm,
  {folder, problems}: {folder: ContentFolder; problems: Problem[]},
  only: KindName[] = kindNames,
) {
  for (const kind of only) {
    if (folder.speaksOf.has(kind)) continue
    const count = await orm.$count(contentTables[kind], missed[kind])
    if (!count) continue
    const {files} = kinds[kind]
    const file = files === 'each' ? `${kind}/` : `${kind}.json`
    const says =
      files === 'single'
        ? 'is missing, but the site has one. Export it, and add it to the folder.'
        : `is missing, but there are ${count} records of it. Export them first, or add an empty one to delete them.`
    problems.push({file, says})
  }
}
