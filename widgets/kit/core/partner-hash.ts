/**
 * A partner's name as the loader's list of disabled ones has it (FNV-1a): anybody can fetch the list,
 * and should not read who is in it.
 */
export function partnerHash(name: string): string {
  let hash = 2166136261
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619)
  return (hash >>> 0).toString(36)
}

/** Whether a list of hashes, with spaces between them, holds this partner. */
export const isListed = (list: string | undefined, partner: string | null | undefined) =>
  Boolean(partner && list?.split(' ').includes(partnerHash(partner)))
