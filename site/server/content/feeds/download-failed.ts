/** What the download failed of, in words for the operator. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed'
  /** The server answers, but does not have this file. */
  readonly isMissing: boolean

  constructor(message: string, isMissing = false) {
    super(message)
    this.isMissing = isMissing
  }
}
