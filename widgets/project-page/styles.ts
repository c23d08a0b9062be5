/** What the whole page looks like, beyond its frame. */
import film from '../shared/styles/film.css'
import forms from '../shared/styles/forms.css'
import picture from '../shared/styles/picture.css'
import project from '../shared/styles/project-page.css'
import property from '../shared/styles/property-page.css'
import richText from '../shared/styles/rich-text.css'

export const projectStyles = picture + film + richText + forms + property + project
