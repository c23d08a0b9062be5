/** How the servers, the deliveries, the storage and the feeds are, as the agency's desk shows it. */

export interface Operation {
  /** What this server keeps on its own disk until the database has it. */
  spool: {
    waiting: number
    bytes: number
    limit: number
    isFull: boolean
    /** What the database refused, and lines that cannot be read. */
    setAside: number
  }
  isDatabaseUp: boolean
  isStorageUp: boolean
  /** None: there is no replica. */
  replica?: 'up' | 'lagging' | 'down'
  /** The others on this database. */
  servers: {host: string; waiting: number; seenAt: string; isSilent: boolean}[]
  channels: ChannelState[]
  /** Confirmations of saved searches that have been due for more than a minute. */
  heldConfirmations: number
  /** Of the content that visitors see now. */
  importedAt?: string
  schedule?: Schedule
  runs: RunShown[]
}

export interface ChannelState {
  channel: string
  /** Whether this server has its address. */
  isSet: boolean
  delivered: number
  waiting: number
  /** When the longest waiting was stored. */
  oldest?: string
  /** Given up, by what went wrong at the last try. */
  failed: {reason: string; count: number; since: string}[]
}

/** Of the feed that is synced by itself. */
export interface Schedule {
  source: string
  /** Seconds. */
  every: number
  lastBegan?: string
  /** When the first sync after the last good one failed. */
  failsSince?: string
}

/** How an import or a sync ended. */
export interface RunShown {
  id: number
  task: 'import' | 'sync'
  source: string
  ended: string
  outcome: 'done' | 'refused' | 'failed'
  counts: Record<string, number>
  says?: string
  problems: {record: string; field?: string; says: string}[]
  /** Of all of them; the first ones are in `problems`. */
  problemCount: number
}
