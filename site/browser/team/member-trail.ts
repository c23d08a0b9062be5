import type {Translator} from '../../../widgets/shared/i18n/translator.ts'
import type {TrailSteps} from '../trail/steps.ts'

export const memberTrail = ({name}: {name: string}, i18n: Translator): TrailSteps => ({
  steps: [
    {name: i18n._('Home'), href: '/'},
    {name: i18n._('Our Team'), href: '/team'},
  ],
  here: name,
})
