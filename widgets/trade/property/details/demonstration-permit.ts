import type {Agency} from '../../agency/agency.ts'

/** Invented permits begin with six zeros, as no real one does: of a real one nothing is said. */
export const isDemonstrationPermit = (
  permit: string | undefined,
  {demonstration}: Pick<Agency, 'demonstration'>,
) => demonstration === true && /^0{6}/.test(permit ?? '')
