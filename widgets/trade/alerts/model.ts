/** The state and the actions of a saved search's form. */

import type {Services} from '#kit/core/services/services.ts'
import type {Draft} from '#kit/forms/drafts.ts'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {quietNotify} from '#kit/overlay/quiet-notify.ts'
import {createSavedSearch} from '../contract/saved-search-calls.ts'
import {savedQuery} from './saved-query.ts'
import type {SavedSearch} from './suite.ts'
import {homeOfQuery} from './watched-home.ts'

/** `query` is for the rules alone: which wording was agreed to. */
export type SavedSearchFields = Required<
  Pick<SavedSearch, 'name' | 'email' | 'frequency' | 'consent' | 'query'>
>

export interface SavedSearchSettings {
  /** The initial name of the search. */
  name: string
  /** The search as an address has it; read when the form is sent. */
  query: () => string
  /** Values and errors from the server's validation. */
  resume?: Resumed | null
  onSent?: (said?: string) => void
  /** The draft of a dialog, which may be closed while it is being filled in. */
  draft?: Draft<SavedSearchFields>
}

export const savedSearchForm = (
  {name, query, resume, onSent, draft}: SavedSearchSettings,
  services: FormServices & Pick<Services, 'api' | 'path'>,
) =>
  formModel<SavedSearchFields>(
    {
      name: 'saved-search',
      initial: {
        name,
        email: '',
        frequency: homeOfQuery(query()) ? 'at-once' : 'daily',
        consent: '',
        query: savedQuery(query()),
      },
      received: homeOfQuery(query())
        ? /*i18n*/ 'One more step: confirm this with the link in our email.'
        : /*i18n*/ 'One more step: confirm your search with the link in our email.',
      async suite() {
        // It alone says that the form was sent, so it is there before that.
        const note = import('#kit/ui/sent-note-view.tsx')
        const [{savedSearchSuite}] = await Promise.all([import('./suite.ts'), note])
        return savedSearchSuite
      },
      send: (search, options) =>
        services.api(
          createSavedSearch,
          {...search, query: savedQuery(query()), fromUrl: services.path()},
          options,
        ),
      resume,
      onSent: (_answer, received) => onSent?.(received),
      draft,
    },
    {
      isTest: () => services.isTest(),
      prepareCalls: () => services.prepareCalls(),
      notify: quietNotify(services),
      emit: (...event) => services.emit(...event),
    },
  )
