/**
 * Placeholders in the source for facts that are known only later. Each is JSON inside single
 * quotes, so that the code around it reads it with JSON.parse whatever has been filled in.
 */

/** In the kit: which file each tag has, and the hashes of those files. */
export const widgetsStandIn = '{"filled":"by the build: widgets"}'
/** In each widget: the hashes of what it fetches later. */
export const laterStandIn = '{"filled":"by the build: later"}'
/** In the loader: where the API is, and a signed time. The server fills it in as it serves. */
export const servedStandIn = '{"as":"served"}'
