// Reach's dialog imports this. Our dialogs make everything around them inert, wrap Tab and give the
// focus back themselves (modal-stack.ts, focus.ts), which also works across shadow roots and leaves
// the toasts reachable; so all that remains is to say when the dialog may take the focus.
import {useEffect} from 'react'

export default function FocusLock({onActivation, children}) {
  useEffect(() => onActivation?.(), [onActivation])
  return children
}
