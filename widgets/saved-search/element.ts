import {defineWidget} from '#kit/core/definition.ts'
import {prefetchForm} from '#kit/forms/prefetch-form.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'
import styles from './styles.css'

/** Tells a visitor by mail of homes that match a search: daily or weekly, without an account. */
export default defineWidget({
  tag: 'ocp-saved-search',
  attributes,
  styles,
  Placeholder,
  view: () => import('./view.tsx'),
  catalogues,
  prefetch: prefetchForm(() => import('#trade/alerts/suite.ts')),
  begin({query, action}, {startCall}) {
    if (!action) startCall(firstPaths.search, readQuery(query))
  },
})
