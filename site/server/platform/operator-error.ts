/** A failure that the operator can fix: shown as one line that says how, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
