/** Keys that do something here. The script shows the button, and lets them be switched off. */

import {useDesk} from '#desk/shell/desk-frame.ts'
import {SubmitButton} from '#desk/ui/form.tsx'

export function Shortcuts({keys}: {keys: readonly (readonly [key: string, does: string])[]}) {
  const {i18n} = useDesk()
  return (
    <div className="shortcuts">
      <button type="button" className="button button--quiet" data-shortcuts="" hidden>
        <span>
          {i18n._('Keyboard shortcuts')} <kbd>?</kbd>
        </span>
      </button>
      <dialog aria-labelledby="shortcuts-heading">
        <h2 id="shortcuts-heading">{i18n._('Keyboard shortcuts')}</h2>
        <dl className="facts">
          {[...keys, ['?', i18n._('This list')] as const].map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="check">
          <input type="checkbox" data-shortcuts-on="" defaultChecked />
          {i18n._('Use these keys')}
        </label>
        <form method="dialog">
          <SubmitButton label={i18n._('Close')} look="plain" />
        </form>
      </dialog>
    </div>
  )
}
