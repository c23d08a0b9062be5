import {sheetOf} from '../../../../site/build/styles/styles.mjs'

const asItIs = {emitFile: ({name}: {name: string}) => name, getFileName: (id: string) => id}

/** The text of a sheet as the build makes it, with all that it imports. */
export const builtSheet = (entry: string): string => sheetOf(asItIs, entry, './')
