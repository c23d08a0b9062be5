/** Files cannot be put on the disk now: the sender must try again later. */
export class UploadsUnavailable extends Error {
  override name = 'UploadsUnavailable'
}

/** What the operating system refuses is not the sender's fault. */
export const asUploadsFailure = (error: unknown) =>
  (error as NodeJS.ErrnoException).syscall === undefined
    ? undefined
    : new UploadsUnavailable('upload not written', {cause: error})
