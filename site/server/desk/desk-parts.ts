/** What the desk works with: the same parts that the reference API and the operator's commands use. */
import type {SiteManifest} from '../../app/core/render.tsx'
import type {Content} from '../content/content.ts'
import type {ReadSiteContent} from '../content/site-content.ts'
import type {Renderer} from '../http/build.ts'
import type {VitalSigns} from '../http/vital-signs.ts'
import type {Deletions} from '../leads/deletion/deletions.ts'
import type {Delivery} from '../leads/delivery/delivery.ts'
import type {ExportSources} from '../leads/export/export-leads.ts'
import type {Leads} from '../leads/leads.ts'
import type {OffList} from '../partners/registry/off-list.ts'
import type {Database} from '../platform/db/connect.ts'
import type {Settings} from '../platform/env.ts'
import type {FormSecret} from '../platform/form-secret.ts'
import type {Log} from '../platform/log.ts'
import type {openPrivateFiles} from '../platform/storage/private-files.ts'
import type {Storage} from '../platform/storage/storage.ts'

/** What the reference API lends. */
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
  /** What visitors uploaded. */
  files: ReturnType<typeof openPrivateFiles>
  signs: VitalSigns
  offList: OffList
  /** Signs what is not to be guessed. */
  secret: FormSecret
  siteContent: ReadSiteContent
  log: Log
}

export interface DeskParts extends DeskBackend {
  settings: Settings
  renderer: Renderer
  manifest: SiteManifest
}
