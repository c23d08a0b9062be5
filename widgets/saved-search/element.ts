import {createElement} from 'react'
import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {homeOfQuery} from '#trade/alerts/watched-home.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import styles from './styles.css'

/** Offers mails about homes that match a search, or about one home, without an account. */
export default defineWidget({
  tag: 'ocp-saved-search',
  attributes,
  styles,
  Placeholder: () => createElement('div', {className: 'waiting skeleton', 'aria-busy': true}),
  view: () => import('./view.tsx'),
  catalogues,
  prefetch: prefetchForm(() => import('#trade/alerts/suite.ts')),
  begin({query, action}, {startCall}) {
    const home = homeOfQuery(query)
    if (action) return
    if (home) startCall(firstPaths.project, {slug: home})
    else startCall(firstPaths.search, readQuery(query))
  },
})
