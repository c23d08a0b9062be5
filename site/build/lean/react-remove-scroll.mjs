// Reach's dialog imports this, but our dialogs lock the page's scroll themselves (modal-stack.ts):
// the library would put a <style> into the partner's head.
export const RemoveScroll = ({children}) => children
