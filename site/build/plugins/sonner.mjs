// sonner puts its styles into the document's head as it is imported: useless in a shadow root and a
// violation under a strict content security policy. The toaster adopts the same sheet itself.
export const sonnerWithoutStyles = () => ({
  name: 'sonner-without-styles',
  transform(code, id) {
    if (!/sonner\/dist\/index\.mjs$/.test(id)) return null
    const call = /^__insertCSS\(".*"\);$/m
    if (!call.test(code)) this.error('sonner changed how it injects its styles: adapt this step.')
    return {code: code.replace(call, ''), map: null}
  },
})
