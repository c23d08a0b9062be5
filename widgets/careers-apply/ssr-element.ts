import {withWholeView} from '#kit/core/definition.ts'
import element from './element.ts'
import {whole} from './view.tsx'

export default withWholeView(element, whole)
