/** Every screen of the desk by its name; each folder has its own. */
import {accessScreens} from './access/screens.ts'
import {accountScreens} from './account/screens.ts'
import {accountsScreens} from './accounts/screens.ts'
import {auditScreens} from './audit/screens.ts'
import {contentScreens} from './content/screens.ts'
import type {ScreenDefinition} from './define-screen.ts'
import {enquiryScreens} from './enquiries/screens.ts'
import {figuresScreens} from './figures/screens.ts'
import {homeScreens} from './home/screens.ts'
import {operationScreens} from './operation/screens.ts'
import {partnersScreens} from './partners/screens.ts'
import {problem} from './shell/problem.tsx'

export const screens = {
  problem,
  ...homeScreens,
  ...enquiryScreens,
  ...contentScreens,
  ...figuresScreens,
  ...partnersScreens,
  ...operationScreens,
  ...accountsScreens,
  ...auditScreens,
  ...accountScreens,
  ...accessScreens,
}

type DataOf<Screen> = Screen extends ScreenDefinition<infer Data> ? Data : never

/** The data of each screen. */
export type DeskScreens = {[Name in keyof typeof screens]: DataOf<(typeof screens)[Name]>}
export type ScreenName = keyof DeskScreens
export type ScreenData<Name extends ScreenName> = DeskScreens[Name]
