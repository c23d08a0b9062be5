/** What the whole view looks like, beyond its frame. */
import card from '../shared/property/card.css'
import picture from '../shared/ui/picture.css'
import filters from './filters/filters.css'
import results from './results/results.css'

export const listStyles = picture + card + filters + results
