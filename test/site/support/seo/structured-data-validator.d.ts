/** The part of it that is used; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
  }

  export default class Validator {
    validate(found: {jsonld: Record<string, unknown[]>}): Promise<Issue[]>
  }
}
