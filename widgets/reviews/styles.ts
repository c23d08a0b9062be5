/** What the whole view looks like, beyond its frame. */
import carousel from '../shared/carousel/carousel.css'
import own from './styles.css'

export const reviewStyles = carousel + own
