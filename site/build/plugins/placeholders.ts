/**
 * Placeholders in the source for facts that are known only later. Those of tables are JSON inside
 * single quotes, so that the code around them reads it with JSON.parse whatever has been filled in.
 */

/** In each widget: the hashes of what it fetches later. */
export const laterStandIn = '{"filled":"by the build: later"}'
/** In the loader: where the API is, and a signed time. The server fills it in as it serves. */
export const servedStandIn = '{"as":"served"}'
/** In the name of each file of a verified build: the hash of them all, of the same length. */
export const buildStandIn = 'OcpBuild'
