/** What the whole page looks like, beyond its frame. */
import film from '../shared/film/film.css'
import forms from '../shared/forms/fields/forms.css'
import richText from '../shared/html/rich-text.css'
import project from '../shared/property/project/project-page.css'
import property from '../shared/property/sections/property-page.css'
import picture from '../shared/ui/picture.css'

export const projectStyles = picture + film + richText + forms + property + project
