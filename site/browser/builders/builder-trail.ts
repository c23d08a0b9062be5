import type {Translator} from '../../../widgets/shared/i18n/translator.ts'
import {englishIn} from '../places/shown-place.ts'
import type {TrailSteps} from '../trail/steps.ts'
import type {BuilderData} from './load.ts'

export const builderTrail = (builder: BuilderData, i18n: Translator): TrailSteps => ({
  steps: [
    {name: i18n._('Home'), href: '/'},
    {name: i18n._('Builders'), href: '/builders'},
  ],
  here: builder.name,
  lang: englishIn(builder, 'name'),
})
