/** When records last changed, for search engines and calendars. */
import {type Column, type SQL, sql} from 'drizzle-orm'
import {propertyStates, recordStates} from '../change-tables.ts'
import type {KindName} from '../schema/kinds.ts'

/** Null of a record that has not changed since the database began to note it. */
type UpdatedAt = string | null

export interface Dated {
  updatedAt?: UpdatedAt
}

/** A column of a select: in UTC, as ISO 8601. */
export const updatedAt = (kind: KindName, id: Column) =>
  kind === 'properties'
    ? iso(sql`from ${propertyStates} where ${propertyStates.property} = ${id}`)
    : iso(
        sql`from ${recordStates} where ${recordStates.kind} = ${kind} and ${recordStates.record} = ${id}`,
      )

const iso = (from: SQL) =>
  sql<UpdatedAt>`(select to_char(changed at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ${from})`
