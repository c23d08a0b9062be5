/** The fields of a form that was posted, in their order: a name may come more than once. */
export class PostedForm {
  readonly entries: readonly (readonly [name: string, value: string])[]

  constructor(body: unknown) {
    const given = typeof body === 'object' && body !== null ? Object.entries(body) : []
    this.entries = given.flatMap(([name, value]) =>
      [value].flat().flatMap(one => (typeof one === 'string' ? [[name, one] as const] : [])),
    )
  }

  /** The first value, without white space around it; empty where there is none. */
  get(name: string): string {
    return this.all(name)[0]?.trim() ?? ''
  }

  all(name: string): string[] {
    return this.entries.flatMap(([own, value]) => (own === name ? [value] : []))
  }

  has(name: string): boolean {
    return this.entries.some(([own]) => own === name)
  }
}
