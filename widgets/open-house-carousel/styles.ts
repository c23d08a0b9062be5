/** What the whole view looks like, beyond its frame. */
import carousel from '../shared/carousel/carousel.css'
import house from '../shared/open-house/open-house.css'
import picture from '../shared/ui/picture.css'
import own from './styles.css'

export const openHouseStyles = picture + carousel + house + own
