/** The version of package.json, which files of a browser cannot read; a test compares the two. */
export const VERSION = '1.1.0'
