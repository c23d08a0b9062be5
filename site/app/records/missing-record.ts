/** What a page's loader throws when there is no record; a file of its own, because pages import it. */

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
export class Unanswered extends Error {
  override name = 'Unanswered'
  /** What the page is given in place of what its loader gives. */
  declare data?: unknown
}

/** The visitor is better off at another page of the site, and is sent there. */
export class Elsewhere extends Error {
  override name = 'Elsewhere'
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
