/**
 * The consent of a visitor who saves a search. Each change of the wording is a new version, and
 * the earlier ones stay: pages that were opened before still send them, and records name them.
 */
export const CONSENT_VERSION = '2026-11'

export const consentVersions: string[] = [CONSENT_VERSION]

export const CONSENT =
  /*i18n*/ 'I agree to receive emails about homes that match this search, until I unsubscribe.'
