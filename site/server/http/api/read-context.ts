/** The parts that answer reading calls, beside the parameters of a request. */
import type {Coordinates} from '#kit/api-client/shapes.ts'
import type {Cards} from '#server/catalogue/cards.ts'
import type {Catalogue} from '#server/catalogue/catalogue.ts'
import type {nearHome} from '#server/catalogue/near/near-home.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {refuseFields} from '#server/platform/http-error.ts'
import type {Agency} from '#trade/agency/agency.ts'

export type Values = Record<string, string | undefined>

export interface ReadContext {
  /** Some records name the agency, by its registration number for example. */
  agency: Agency
  /** True when this server sends mails of new homes to those who save a search. */
  alerts: boolean
  /** The import that is read; undefined: it is not known. */
  version: string | undefined
  /** Answers the homes of this version, or of the one that is read; to be used at once. */
  catalogue(version?: string): Promise<Catalogue>
  cards: Cards
  /** Answers the places near a home. */
  nearTo(orm: Orm, home: Coordinates): Promise<ReturnType<typeof nearHome>>
}

/** Throws where a parameter is not what it should be. */
export function sound<Result extends {errors: Record<string, string>}>(read: Result): Result {
  if (Object.keys(read.errors).length) refuseFields(read.errors)
  return read
}
