/**
 * A task of the operator, defined once. `npm run leads -- delete ID` and `/operator/leads/delete` of a
 * running server both come from its definition. Definitions import no database and no server, so that
 * a command that a running server answers starts at once.
 */

import type {ParseArgsOptionsConfig} from 'node:util'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Deletions} from '#server/leads/deletion/deletions.ts'
import type {Delivery} from '#server/leads/delivery/delivery.ts'
import type {Leads} from '#server/leads/leads.ts'
import type {OtherServer} from '#server/leads/servers.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import {ServerError} from '#server/platform/http-error.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'

/** The command was typed wrongly: its usage is shown, and the exit code is 2. */
export class UsageError extends ServerError {
  override name = 'UsageError'
  override readonly statusCode = 422
}

/** Words and options as they were typed, or as a command has sent them to the server. */
export interface Given {
  words: string[]
  [option: string]: string | boolean | string[] | undefined
}

/** Parts of a running server, or opened by the command where none runs. */
export interface TaskParts {
  settings: Settings
  database: Database
  leads: Leads
  deletions: Deletions
  delivery: Pick<Delivery, 'counts' | 'retry'>
  siteContent: ReadSiteContent
  mailer: Mailer | undefined
  others: () => Promise<OtherServer[]>
  /** Resolves when the views and opens counted so far are stored. */
  counted: () => Promise<void>
  log: Pick<Log, 'info' | 'warn'>
}

/** The command that a task is run by. */
export interface TaskRun<Result> {
  given: Given
  settings: () => Settings
  /** Performs the task; `use` reads the result while its source is open. */
  perform<Used>(use: (result: Result) => Used | Promise<Used>, given?: Given): Promise<Used>
}

export interface Task<Input = unknown, Result = unknown> {
  name: string
  /** Arguments after the name, as the usage shows them. */
  usage: string
  help: string
  options?: ParseArgsOptionsConfig
  /** Takes arguments without a name. */
  hasWords?: boolean
  /** Keeper of the data where `API_URL` is set, and what to do there. Omit it for a task without data. */
  elsewhere?: [keptBy: string, remedy: string]
  /** Runs without the database, too, as far as that is possible. */
  mayBeDown?: boolean
  /** Throws a `UsageError`. Both the command and the server call it. */
  read(given: Given): Input
  /** Runs where the data is. A result travels as JSON, an iterable of enquiries line by line. */
  perform?(input: Input, parts: TaskParts): Result | Promise<Result>
  /** Runs in the command: may ask first, then performs and prints. */
  run(input: Input, command: TaskRun<Result>): Promise<void>
}

/** Tasks that one npm script runs. */
export interface Command {
  name: string
  tasks: Task[]
  /** Printed below the usage of all tasks. */
  notes: string
}

/** Infers the types of a definition. */
export const defineTask = <Input, Result>(task: Task<Input, Result>): Task<Input, Result> => task

/** The text of an option, if it was given. */
export const textOf = (value: Given[string]) => (typeof value === 'string' ? value : undefined)
