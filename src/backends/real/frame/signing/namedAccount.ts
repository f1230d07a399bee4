import { asRecord } from '../../../port/asRecord.ts'
import type { Address, Eip1193Request } from '../../../port/connectors.ts'

/**
 * Returns the account that a request for a signature or a transaction names; `undefined` if it
 * names none.
 */
export function namedAccount({ method, params }: Eip1193Request): Address | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : [params]
  if (method === 'personal_sign') return evmAddress(second) ?? evmAddress(first)
  if (method === 'eth_signTypedData_v4') return evmAddress(first) ?? evmAddress(second)
  const { from, sender, address, pubkey } = asRecord(first)
  const account = from ?? sender ?? address ?? pubkey
  return typeof account === 'string' ? account : undefined
}

/** True for two spellings of one address. Only those of EVM differ in case. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one === other || (evmAddress(one) !== undefined && lower(one) === lower(other))
}

function evmAddress(value: unknown): Address | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? value : undefined
}

const lower = (text: string) => text.toLowerCase()
