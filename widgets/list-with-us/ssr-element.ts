import {withWholeView} from '../shared/core/lazy-definition.tsx'
import element from './element.ts'
import {whole} from './view.tsx'

export default withWholeView(element, whole)
