/** What the whole view looks like, beyond its frame. */
import card from '../shared/styles/card.css'
import picture from '../shared/styles/picture.css'
import filters from './filters.css'
import results from './results.css'

export const listStyles = picture + card + filters + results
