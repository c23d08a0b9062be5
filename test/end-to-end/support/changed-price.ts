/** The price of a home changes, and so much time goes by that whoever follows it is due a mail. */
import {and, eq, sql} from 'drizzle-orm'
import {AT_ONCE} from '#server/alerts/mail/search-mail.ts'
import {homeWatch} from '#server/alerts/tables.ts'
import {noteWritten} from '#server/content/records/home-writes.ts'
import {properties} from '#server/content/tables.ts'
import {raiseVersion} from '#server/content/versions/content-change.ts'
import {type Orm, openDatabase} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {startProduct} from '../../support/partner/product.ts'
import type {Stage} from '../../support/partner/stage.ts'

/** Resolves when the product has looked for news of it; answers the number of mails that follow. */
export async function changePrice(stage: Stage, home: string, price: number): Promise<number> {
  await whileStopped(stage, async orm => {
    await orm.transaction(async inside => {
      await inside.update(properties).set({price}).where(eq(properties.id, home))
      await noteWritten(inside, [home])
      await raiseVersion(inside)
    })
    // Another server's turn is over.
    await orm.update(homeWatch).set({matchedAt: null})
  })
  // A server looks as it starts, and ends that before it stops.
  return whileStopped(stage, async orm => {
    // The minute in which a mail waits for what else changes is over.
    const mails = await orm
      .update(outbox)
      .set({nextTry: sql`now()`})
      .where(and(eq(outbox.kind, AT_ONCE), isOpen))
      .returning({item: outbox.item})
    return mails.length
  })
}

async function whileStopped<Result>(
  stage: Stage,
  change: (orm: Orm) => Promise<Result>,
): Promise<Result> {
  const {env, end} = stage.product
  await end('SIGTERM')
  const database = openDatabase({dataDir: env.DATA_DIR ?? '', databaseUrl: undefined})
  const result = await change(await database.ready())
  await database.close()
  stage.product = await startProduct(env)
  return result
}
