/** The error of a page's loader when there is no record; a file of its own, as pages import it. */

/** The record of the address does not exist. */
export class NotFound extends Error {
  override name = 'NotFound'
  /** The page that a visitor is returned to. */
  readonly leadsTo?: string

  constructor(leadsTo?: string) {
    super()
    this.leadsTo = leadsTo
  }
}

/** The API did not answer: the page is shown without the record (spec section 8). */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable'
  /** The data that the page receives in place of its loader's. */
  readonly data?: unknown

  constructor(data?: unknown, options?: ErrorOptions) {
    super(undefined, options)
    this.data = data
  }
}

/** The address belongs to another page of the site, and the visitor is redirected there. */
export class Redirect extends Error {
  override name = 'Redirect'
  readonly path: string
  /** 301: the address will never have a page. */
  readonly status: 301 | 302

  constructor(path: string, status: 301 | 302 = 302) {
    super(path)
    this.path = path
    this.status = status
  }
}

/** The record existed and was removed: clients may stop requesting it (410). */
export class Gone extends Error {
  override name = 'Gone'
}
