/**
 * Mutants that no test can distinguish from the original: not counted, and listed in each report.
 * An entry that fits no mutant any more is an error, so that the list cannot outlive its reasons.
 */
import type {Mutant} from './mutants.ts'

export interface Equivalent {
  file: string
  /** The line as it is in the source. */
  code: string
  /** As the report writes it. */
  change: string
  why: string
}

export const equivalents: Equivalent[] = [
  {
    file: 'site/server/leads/spool.ts',
    code: '...{path, name: basename(path), bytes: 0, waiting: 0, isWriting: false, damaged},',
    change: 'bytes: 0 -> bytes: 1',
    why: 'The length of a file matters while it is written to, and one of the last run never is.',
  },
  {
    file: 'site/server/platform/outbox/worker.ts',
    code: 'let woken = false',
    change: 'false -> true',
    why: 'Each look sets it before it is read.',
  },
  {
    file: 'site/server/leads/delivery/webhook.ts',
    code: 'await answer.body?.cancel().catch(() => {})',
    change: 'await answer.body?.cancel().catch(() => {}) -> answer.body?.cancel().catch(() => {})',
    why: 'The body is not read afterwards, and its errors are handled either way.',
  },
  {
    file: 'widgets/kit/forms/form-model.ts',
    code: 'return check.value?.(values.value) ?? {}',
    change: '?. -> ',
    why: 'Without rules the call throws, which is caught and means no errors, too.',
  },
  {
    file: 'widgets/kit/forms/rules.ts',
    code: 'holds(field, message, () => Boolean(value?.trim()))',
    change: '?. -> .',
    why: 'Vest takes what a rule throws for a refusal.',
  },
  {
    file: 'widgets/kit/forms/fields/typed-fields.ts',
    code: "if (!('checked' in field)) return field.value",
    change: "!('checked' in field) -> false",
    why: 'The type of a text area is none of those that follow, and then its value is given, too.',
  },
]

export const matches = (one: Equivalent, {file, code, change}: Mutant) =>
  file === one.file && code === one.code && change === one.change.trim()
