import { address, getBase58Encoder, type Address } from '@solana/kit'
import { RpcProblem } from './rpcProblem.ts'

/** Reads the parameters of a call. Each function throws an `RpcProblem` with -32602 for an invalid value. */
export const readParams = {
  address(value: unknown): Address {
    try {
      return address(String(value))
    } catch {
      throw new RpcProblem(-32_602, 'Invalid param: WrongSize')
    }
  },
  list(value: unknown): readonly unknown[] {
    return Array.isArray(value) ? value : []
  },
  /** Reads the options of a call: nothing, or an object. */
  options(value: unknown): Readonly<Record<string, unknown>> {
    return typeof value === 'object' && value !== null ? Object(value) : {}
  },
  signature(value: unknown): string {
    try {
      if (getBase58Encoder().encode(String(value)).length === 64) return String(value)
    } catch {
      // A text that is not base58 gets the same refusal as one of another length.
    }
    throw new RpcProblem(-32_602, 'Invalid param: WrongSize')
  },
  whole(value: unknown, name: string): number {
    if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
    throw new RpcProblem(-32_602, `Invalid params: ${name} must be a whole number.`)
  },
}
