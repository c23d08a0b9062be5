/** The fields of a form that was posted, in their order: a name may come more than once. */
import {withoutNul} from '#server/http/limits/form-bodies.ts'

type Entry = readonly [name: string, value: string]

export class PostedForm {
  readonly entries: readonly Entry[]
  readonly #values = new Map<string, string[]>()

  constructor(given: Iterable<Entry>) {
    this.entries = Array.from(given, ([name, value]) => [withoutNul(name), withoutNul(value)])
    for (const [name, value] of this.entries) {
      const known = this.#values.get(name)
      if (known) known.push(value)
      else this.#values.set(name, [value])
    }
  }

  /** Reads the parsed body; it is empty where the route reads the form's files itself. */
  static ofBody(body: unknown): PostedForm {
    const given = typeof body === 'object' && body !== null ? Object.entries(body) : []
    return new PostedForm(
      given.flatMap(([name, value]) =>
        [value].flat().flatMap(one => (typeof one === 'string' ? [[name, one] as const] : [])),
      ),
    )
  }

  /** The first value, without white space around it; empty where there is none. */
  get(name: string): string {
    return this.all(name)[0]?.trim() ?? ''
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? []
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }
}
