/**
 * The services of the desk: the same ones that the reference API and the operator's commands use.
 */

import type {CatalogueKeeper} from '#server/catalogue/catalogue.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Content} from '#server/content/tasks/content.ts'
import type {Renderer} from '#server/http/build.ts'
import type {VitalSigns} from '#server/http/vital-signs.ts'
import type {Deletions} from '#server/leads/deletion/deletions.ts'
import type {Delivery} from '#server/leads/delivery/delivery.ts'
import type {ExportSources} from '#server/leads/export/export-leads.ts'
import type {Leads} from '#server/leads/leads.ts'
import type {OffList} from '#server/partners/registry/off-list.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import type {openPrivateFiles} from '#server/platform/storage/private-files.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import type {AgentsCalendars} from '#server/viewings/calendars/agents-calendars.ts'
import type {Viewings} from '#server/viewings/viewings.ts'
import type {SiteManifest} from '../app/core/render.tsx'

/** The services that the reference API provides. */
export interface DeskBackend {
  database: Database
  leads: Leads
  delivery: Delivery
  deletions: Deletions
  /** Servers that share the database. */
  others: ExportSources['others']
  /** Imports, exports and syncs. */
  content: Content
  storage: Storage
  /** The uploads of visitors. */
  files: ReturnType<typeof openPrivateFiles>
  signs: VitalSigns
  offList: OffList
  /** Signs what is not to be guessed. */
  secret: FormSecret
  siteContent: ReadSiteContent
  catalogue: CatalogueKeeper
  viewings: Viewings
  agentsCalendars: AgentsCalendars
  mailer: Mailer | undefined
  log: Log
}

export interface DeskParts extends DeskBackend {
  settings: Settings
  renderer: Renderer
  manifest: SiteManifest
}
