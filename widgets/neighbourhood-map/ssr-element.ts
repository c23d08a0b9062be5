import {withWholeView} from '#kit/core/definition.ts'
import mapStyles from '#kit/map/map.css'
import element from './element.ts'
import {whole} from './view.tsx'

/** The map adds its own styles in a browser; a server has to name them. */
export default withWholeView(element, {...whole, styles: whole.styles + mapStyles})
