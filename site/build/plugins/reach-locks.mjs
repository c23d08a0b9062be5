// Reach's dialog asks for two libraries whose work our dialogs do themselves (modal-stack.ts, focus.ts).
import {useEffect} from 'react'

// In the place of react-focus-lock: ours make everything around them inert, wrap Tab and give the focus
// back, which also works across shadow roots and leaves the toasts reachable; so all that remains is
// to say when the dialog may take the focus.
export default function FocusLock({onActivation, children}) {
  useEffect(() => onActivation?.(), [onActivation])
  return children
}

// In the place of react-remove-scroll, which would put a <style> into the partner's head.
export const RemoveScroll = ({children}) => children
