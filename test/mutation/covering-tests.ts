/** Which test files cover a source file, the quickest first. */
import {globSync} from 'node:fs'

export const folders = [
  'widgets/shared/forms',
  'widgets/shared/api',
  'site/server/leads',
  'loader',
] as const

const FORM_VIEWS = [
  'widgets/shared/forms/form-in-browser',
  'widgets/shared/forms/served-form-in-browser',
]
const FILE_VIEWS = ['widgets/shared/forms/form-files-in-browser']

/** By source file; each name is short for `test/<name>.test.ts`. */
const testNames: Record<string, string[]> = {
  'loader/book-now-button.ts': ['loader/loader'],
  'loader/loader.ts': ['loader/loader-tag'],
  'loader/start.ts': ['loader/loader', 'loader/loader-tag'],

  'site/server/leads/export/columns.ts': [
    'site/server/leads/export/csv',
    'site/server/leads/export/workbook',
  ],
  'site/server/leads/export/csv.ts': ['site/server/leads/export/csv'],
  'site/server/leads/export/export-leads.ts': ['site/server/leads/export/export-outage'],
  'site/server/leads/export/lead-lines.ts': ['site/server/leads/forms'],
  'site/server/leads/deletion/age.ts': ['site/server/leads/deletion/retention'],
  'site/server/leads/deletion/daily-task.ts': ['site/server/leads/deletion/deletion'],
  'site/server/leads/deletion/deleted-leads.ts': ['site/server/leads/deletion/deletion'],
  'site/server/leads/deletion/deletions.ts': ['site/server/leads/deletion/deletion'],
  'site/server/leads/deletion/erase-lines.ts': ['site/server/leads/spool/erase'],
  'site/server/leads/deletion/keep-deleted.ts': ['site/server/leads/deletion/deletion'],
  'site/server/leads/deletion/retention.ts': ['site/server/leads/deletion/retention'],
  'site/server/leads/drain.ts': ['site/server/leads/drain'],
  'site/server/leads/lead-store.ts': ['site/server/leads/lead-store'],
  'site/server/leads/lead.ts': ['site/server/leads/lead'],
  'site/server/leads/leads-by-day.ts': ['site/server/leads/leads-by-day'],
  'site/server/leads/leads.ts': ['site/server/leads/leads'],
  'site/server/leads/person.ts': ['site/server/leads/person'],
  'site/server/leads/restore.ts': ['site/server/leads/restore'],
  'site/server/leads/segment.ts': [
    'site/server/leads/segment',
    'site/server/leads/spool/spool-on-disk',
  ],
  'site/server/leads/servers.ts': ['site/server/leads/servers'],
  'site/server/leads/spool.ts': [
    'site/server/leads/spool/spool-on-disk',
    'site/server/leads/spool/spool',
  ],
  'site/server/leads/spool-files.ts': [
    'site/server/leads/spool/erase',
    'site/server/leads/spool/spool-on-disk',
  ],
  'site/server/leads/waiting-leads.ts': [
    'site/server/leads/spool/erase',
    'site/server/leads/spool/spool-on-disk',
    'site/server/leads/spool/spool',
  ],
  'site/server/leads/time-trap.ts': ['site/server/leads/spool/time-trap'],
  'site/server/leads/delivery/channel.ts': ['site/server/leads/delivery/channel'],
  'site/server/leads/delivery/content.ts': ['site/server/leads/lead-content'],
  'site/server/leads/delivery/delivery.ts': ['site/server/leads/delivery/delivery'],
  'site/server/leads/delivery/letter.ts': ['site/server/leads/delivery/letter'],
  'site/server/leads/delivery/mail.ts': ['site/server/leads/delivery/mail-channel'],
  'site/server/leads/delivery/outbox.ts': ['site/server/leads/delivery/outbox'],
  'site/server/leads/delivery/settings.ts': ['site/server/leads/delivery/delivery-settings'],
  'site/server/leads/delivery/webhook.ts': ['site/server/leads/delivery/webhook-channel'],
  'site/server/leads/delivery/worker.ts': ['site/server/leads/delivery/worker'],

  'widgets/shared/api/activity.ts': ['widgets/shared/api/client'],
  'widgets/shared/api/addresses.ts': ['widgets/shared/api/addresses'],
  'widgets/shared/api/call.ts': ['widgets/shared/api/call'],
  'widgets/shared/api/call-address.ts': ['widgets/shared/api/client-requests'],
  'widgets/shared/api/campaign.ts': ['widgets/shared/api/campaign'],
  'widgets/shared/api/client.ts': [
    'widgets/shared/api/client',
    'widgets/shared/api/client-requests',
  ],
  'widgets/shared/api/contract.ts': ['widgets/shared/api/contract'],
  'widgets/shared/api/early-calls.ts': ['widgets/shared/api/early-calls'],
  'widgets/shared/api/errors.ts': ['widgets/shared/api/failure-messages'],
  'widgets/shared/api/picture.ts': ['widgets/shared/api/picture'],
  'widgets/shared/api/search-query.ts': [
    'widgets/shared/api/search-query',
    'widgets/shared/api/addresses',
  ],
  'widgets/shared/api/session.ts': ['widgets/shared/api/session'],
  'widgets/shared/api/thanks.ts': ['widgets/shared/api/thanks'],
  'widgets/shared/map/tile-source.ts': ['widgets/shared/map/tile-source'],

  'widgets/shared/forms/amount.ts': ['widgets/shared/forms/amount'],
  'widgets/shared/forms/form-attributes.ts': ['widgets/shared/forms/form-attributes'],
  'widgets/shared/forms/form-model.ts': ['widgets/shared/forms/form-model'],
  'widgets/shared/forms/messages.ts': ['widgets/shared/forms/rules'],
  'widgets/shared/forms/phone.ts': ['widgets/shared/forms/phone'],
  'widgets/shared/forms/rules.ts': ['widgets/shared/forms/rules'],
  'widgets/shared/forms/submission-key.ts': ['widgets/shared/forms/submission-key'],
  'widgets/shared/forms/suite.ts': ['widgets/shared/forms/rules'],
  'widgets/shared/forms/fields/typed-fields.ts': ['widgets/shared/forms/typed-fields'],
  'widgets/shared/forms/use-form-model.ts': FORM_VIEWS,
  'widgets/shared/forms/fields/choices.tsx': FORM_VIEWS,
  'widgets/shared/forms/fields/field-frame.tsx': FORM_VIEWS,
  'widgets/shared/forms/fields/fields.tsx': FORM_VIEWS,
  'widgets/shared/forms/form.tsx': FORM_VIEWS,
  'widgets/shared/forms/fields/person-fields.tsx': FORM_VIEWS,
  'widgets/shared/forms/send-button.tsx': FORM_VIEWS,
  'widgets/shared/forms/files/chosen-file.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/chosen-files.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/file-field.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/limits.ts': ['widgets/shared/forms/file-limits'],
  'widgets/shared/forms/files/send-progress.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/take-files.ts': ['widgets/shared/forms/take-files'],
  'widgets/shared/forms/files/uploading-fetch.ts': ['widgets/shared/api/uploading-fetch'],
  'widgets/shared/forms/files/use-drop-zone.ts': FILE_VIEWS,
}

/** Files with types alone, or with styles alone. */
const unmutated = ['entities.ts', 'form-state.ts', 'form-styles.ts']

export const testFilesOf = (file: string) =>
  (testNames[file] ?? []).map(name => `test/${name}.test.ts`)

/** Every file that is mutated; throws when no test file covers one. */
export function sourceFiles(root: string): string[] {
  const patterns = folders.map(folder => `${folder}/**/*.{ts,tsx}`)
  const files = globSync(patterns, {cwd: root}).map(file => file.replaceAll('\\', '/'))
  const mutated = files.filter(file => !unmutated.some(name => file.endsWith(`/${name}`)))
  const without = mutated.filter(file => !testFilesOf(file).length)
  if (without.length)
    throw new Error(`Name test files in covering-tests.ts for ${without.join(', ')}`)
  return mutated.sort()
}

export const folderOf = (file: string) =>
  folders.find(folder => file.startsWith(`${folder}/`)) ?? file
