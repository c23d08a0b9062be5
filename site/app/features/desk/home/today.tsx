/** Where the desk opens. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'

export const today = defineScreen<null>({
  title: i18n => i18n._('Today'),
  Screen() {
    const {i18n, person} = useDesk()
    return <p className="lede">{i18n._('Welcome, {name}.', {name: person?.name ?? ''})}</p>
  },
})
