import { RpcError } from '../../../shared/rpcError.ts'

const forms = {
  address: [/^0x[0-9a-f]{40}$/i, 'an address of 40 hex digits behind 0x'],
  quantity: [/^0x[0-9a-f]{1,64}$/i, 'a whole number in hex behind 0x'],
  bytes: [/^0x([0-9a-f]{2})*$/i, 'bytes in pairs of hex digits behind 0x'],
} as const

/** How a field of a request is written. */
export type FieldForm = keyof typeof forms

/** A field that is there and written as it has to be; rejects with -32602 and what is wrong with it. */
export function readField(form: FieldForm, name: string, value: unknown): string {
  const [pattern, words] = forms[form]
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new RpcError(-32_602, `Invalid ${name}: expected ${words}, got ${shown(value)}.`)
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80)
}
