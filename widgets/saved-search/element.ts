import {createElement} from 'react'
import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import styles from './styles.css'

/** Offers mails about homes that match a search: daily or weekly, without an account. */
export default defineWidget({
  tag: 'ocp-saved-search',
  attributes,
  styles,
  Placeholder: () => createElement('div', {className: 'waiting skeleton', 'aria-busy': true}),
  view: () => import('./view.tsx'),
  catalogues,
  prefetch: prefetchForm(() => import('#trade/alerts/suite.ts')),
  begin({query, action}, {startCall}) {
    if (!action) startCall(firstPaths.search, readQuery(query))
  },
})
