/** Says in words for the operator why the download failed. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed'
  /** The server answers, but does not have this file. */
  readonly isMissing: boolean

  constructor(message: string, isMissing = false) {
    super(message)
    this.isMissing = isMissing
  }
}
