/** The bucket refuses or does not answer; the message says to what, and what to look at. */
export class BucketFailed extends Error {
  override name = 'BucketFailed'
}
