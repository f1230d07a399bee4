import { RpcError } from '../../shared/rpcError.ts'

const forms = {
  address: [/^0x[0-9a-f]{40}$/i, 'an address: 0x and 40 hex digits'],
  quantity: [/^0x[0-9a-f]{1,64}$/i, 'a whole number in hex, such as 0x1f'],
  bytes: [/^0x([0-9a-f]{2})*$/i, 'bytes: 0x and pairs of hex digits'],
} as const

/** The formats of a request's fields. */
export type FieldForm = keyof typeof forms

/** Reads a required field in its format. Throws -32602 with the name of the field and the expected format. */
export function readField(form: FieldForm, name: string, value: unknown): string {
  if (hasForm(form, value)) return value
  throw new RpcError(-32_602, `Invalid ${name}: expected ${forms[form][1]}, got ${shown(value)}.`)
}

export function hasForm(form: FieldForm, value: unknown): value is string {
  return typeof value === 'string' && forms[form][0].test(value)
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80)
}
