/** Which test files judge a source file: those that make claims about it, the quickest first. */
import {globSync} from 'node:fs'

export const folders = [
  'widgets/shared/forms',
  'widgets/shared/api',
  'site/server/leads',
  'loader',
] as const

const FORM_VIEWS = ['shared/form-in-browser']
const FILE_VIEWS = ['shared/form-files-in-browser']

/** By source file; `test/` and `.test.ts` stand around each name. */
const judges: Record<string, string[]> = {
  'loader/loader.ts': ['loader/loader'],

  'site/server/leads/csv.ts': ['server/csv'],
  'site/server/leads/drain.ts': ['server/drain'],
  'site/server/leads/lead-store.ts': ['server/lead-store'],
  'site/server/leads/lead.ts': ['server/lead'],
  'site/server/leads/leads-by-day.ts': ['server/leads-by-day'],
  'site/server/leads/leads.ts': ['server/leads'],
  'site/server/leads/restore.ts': ['server/restore'],
  'site/server/leads/segment.ts': ['server/segment', 'server/spool-on-disk'],
  'site/server/leads/spool.ts': ['server/spool-on-disk', 'server/spool'],
  'site/server/leads/time-trap.ts': ['server/time-trap'],
  'site/server/leads/delivery/channel.ts': ['server/channel'],
  'site/server/leads/delivery/content.ts': ['server/lead-content'],
  'site/server/leads/delivery/delivery.ts': ['server/delivery'],
  'site/server/leads/delivery/letter.ts': ['server/letter'],
  'site/server/leads/delivery/mail.ts': ['server/mail-channel'],
  'site/server/leads/delivery/outbox.ts': ['server/outbox'],
  'site/server/leads/delivery/settings.ts': ['server/delivery-settings'],
  'site/server/leads/delivery/webhook.ts': ['server/webhook-channel'],
  'site/server/leads/delivery/worker.ts': ['server/worker'],

  'widgets/shared/api/activity.ts': ['shared/client'],
  'widgets/shared/api/addresses.ts': ['shared/addresses'],
  'widgets/shared/api/call.ts': ['shared/call'],
  'widgets/shared/api/campaign.ts': ['shared/campaign'],
  'widgets/shared/api/client.ts': ['shared/client', 'shared/client-requests'],
  'widgets/shared/api/contract.ts': ['shared/contract'],
  'widgets/shared/api/errors.ts': ['shared/failure-messages'],
  'widgets/shared/api/failure-messages.ts': ['shared/failure-messages'],
  'widgets/shared/api/picture.ts': ['shared/picture'],
  'widgets/shared/api/search-query.ts': ['shared/search-query', 'shared/addresses'],
  'widgets/shared/api/session.ts': ['shared/session'],
  'widgets/shared/api/thanks.ts': ['shared/thanks'],
  'widgets/shared/map/tile-source.ts': ['shared/tile-source'],

  'widgets/shared/forms/amount.ts': ['shared/amount'],
  'widgets/shared/forms/form-attributes.ts': ['shared/form-attributes'],
  'widgets/shared/forms/form-model.ts': ['shared/form-model'],
  'widgets/shared/forms/messages.ts': ['shared/rules'],
  'widgets/shared/forms/phone.ts': ['shared/phone'],
  'widgets/shared/forms/rules.ts': ['shared/rules'],
  'widgets/shared/forms/submission-key.ts': ['shared/submission-key'],
  'widgets/shared/forms/suite.ts': ['shared/rules'],
  'widgets/shared/forms/fields/typed-fields.ts': ['shared/typed-fields'],
  'widgets/shared/forms/loaded-form.ts': FORM_VIEWS,
  'widgets/shared/forms/fields/choices.tsx': FORM_VIEWS,
  'widgets/shared/forms/fields/field-frame.tsx': FORM_VIEWS,
  'widgets/shared/forms/fields/fields.tsx': FORM_VIEWS,
  'widgets/shared/forms/form.tsx': FORM_VIEWS,
  'widgets/shared/forms/fields/person-fields.tsx': FORM_VIEWS,
  'widgets/shared/forms/send-button.tsx': FORM_VIEWS,
  'widgets/shared/forms/lazy-form.ts': FORM_VIEWS,
  'widgets/shared/forms/files/chosen-file.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/chosen-files.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/file-field.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/limits.ts': ['shared/file-limits'],
  'widgets/shared/forms/files/send-progress.tsx': FILE_VIEWS,
  'widgets/shared/forms/files/take-files.ts': ['shared/take-files'],
  'widgets/shared/forms/files/uploading-fetch.ts': ['shared/uploading-fetch'],
  'widgets/shared/forms/files/use-drop-zone.ts': FILE_VIEWS,
}

/** Files with types alone, or with styles alone. */
const unjudged = ['entities.ts', 'form-state.ts', 'form-styles.ts']

export const judgesOf = (file: string) => (judges[file] ?? []).map(name => `test/${name}.test.ts`)

/** Every file that is mutated. One that nothing judges would be left out without a word. */
export function sourceFiles(root: string): string[] {
  const patterns = folders.map(folder => `${folder}/**/*.{ts,tsx}`)
  const files = globSync(patterns, {cwd: root}).map(file => file.replaceAll('\\', '/'))
  const judged = files.filter(file => !unjudged.some(name => file.endsWith(`/${name}`)))
  const without = judged.filter(file => !judgesOf(file).length)
  if (without.length) throw new Error(`Name test files in judges.ts for ${without.join(', ')}`)
  return judged.sort()
}

export const folderOf = (file: string) =>
  folders.find(folder => file.startsWith(`${folder}/`)) ?? file
