// Chromium remembers a module that could not be fetched, and never asks the network for its address
// again: a dynamic import that fails goes on to a fresh address of the same file. Partners' files are
// fetched otherwise (widgets/kit/core/verified-files.ts).
export const retriedImports = () => ({
  name: 'retried-imports',
  renderDynamicImport({targetModuleId}) {
    if (!targetModuleId) return null
    return {left: `(${RETRIED})(`, right: ')'}
  },
})

/** Within the importing file, to which the name of the file is relative. */
const RETRIED = 'file=>import(file).catch(()=>import(file+"?retry="+Date.now()))'
