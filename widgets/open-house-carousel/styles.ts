/** What the whole view looks like, beyond its frame. */
import carousel from '../shared/styles/carousel.css'
import house from '../shared/styles/open-house.css'
import picture from '../shared/styles/picture.css'
import own from './styles.css'

export const openHouseStyles = picture + carousel + house + own
