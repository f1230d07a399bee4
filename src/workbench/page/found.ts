import type { Finding } from '../../scenarios/index.ts'

/** What a look found. */
export function found(ok: boolean, actual: unknown): Finding {
  return { ok, actual: typeof actual === 'string' ? actual : (JSON.stringify(actual) ?? 'nothing') }
}
