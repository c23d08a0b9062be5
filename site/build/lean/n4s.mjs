// Vest's assertion library, 5 kB of a partner's Brotli. Our rules are plain predicates, so all that
// Vest itself uses it for is whether an optional field is blank.
const isBlank = value => value === undefined || value === null || String(value).trim() === ''

export const enforce = {isBlank: () => ({test: isBlank})}
