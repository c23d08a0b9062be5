/**
 * The consent of a visitor who saves a search, or follows one home. Each change of a wording is a new
 * version, and the earlier ones stay: pages that were opened before still send them, and records name
 * them.
 */
import {homeOfQuery} from './watched-home.ts'

export const CONSENT_VERSION = '2026-11'
export const HOME_CONSENT_VERSION = '2026-11-home'

const consentVersions: string[] = [CONSENT_VERSION]
const homeConsentVersions: string[] = [HOME_CONSENT_VERSION]

/** The versions of what such a query asks for: the consent to one is none to the other. */
export const consentVersionsFor = (query = '') =>
  homeOfQuery(query) ? homeConsentVersions : consentVersions

export const CONSENT =
  /*i18n*/ 'I agree to receive emails about homes that match this search, until I unsubscribe.'
export const HOME_CONSENT =
  /*i18n*/ 'I agree to receive emails when the price of this home changes, or when it is sold, withdrawn or listed again, until I unsubscribe.'
