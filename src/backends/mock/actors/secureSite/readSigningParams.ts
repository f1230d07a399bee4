import { asRecord } from '../../../port/asRecord.ts'
import type { AccountCall } from '../../chains/smartAccounts.ts'
import { SiteError } from './siteError.ts'

/** A transaction as a page asks for it, checked. `fields` are those that the chain is given besides. */
export interface RequestedTransaction extends AccountCall {
  readonly from: string | undefined
  /** EVM chain id the request names itself. */
  readonly chainId: number | undefined
  /** Absent for the creation of a contract. */
  readonly isCreation: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

const passedOn = ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce', 'accessList']

/** Reads the parameters of signing calls. Everything throws a `SiteError` for what does not fit. */
export const readSigningParams = {
  transaction(value: unknown): RequestedTransaction {
    const draft = asRecord(value)
    const isCreation = draft['to'] === undefined || draft['to'] === null
    return {
      from: draft['from'] === undefined ? undefined : address(draft['from']),
      to: isCreation ? '' : address(draft['to']),
      isCreation,
      value: quantity(draft['value'] ?? '0x0'),
      data: bytes(draft['data'] ?? draft['input'] ?? '0x'),
      chainId: draft['chainId'] === undefined ? undefined : Number(draft['chainId']),
      fields: Object.fromEntries(
        passedOn.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
      ),
    }
  },

  /** `wallet_sendCalls`. */
  batch(value: unknown): {
    readonly from: string | undefined
    readonly chainId: number | undefined
    readonly calls: readonly AccountCall[]
  } {
    const { from, chainId, calls } = asRecord(value)
    if (!Array.isArray(calls) || calls.length === 0 || calls.length > 100) throw unfit('calls')
    return {
      from: from === undefined ? undefined : address(from),
      chainId: chainId === undefined ? undefined : Number(chainId),
      calls: calls.map((call: unknown) => {
        const one = asRecord(call)
        return {
          to: address(one['to']),
          value: quantity(one['value'] ?? '0x0'),
          data: bytes(one['data'] ?? '0x'),
        }
      }),
    }
  },

  /** The text of hex bytes where they are text, else the bytes themselves. */
  message(value: unknown): string {
    if (typeof value !== 'string') throw unfit('message')
    if (!/^0x([0-9a-f]{2})*$/i.test(value)) return value
    const pairs = value.slice(2).match(/../g) ?? []
    try {
      const read = new TextDecoder('utf-8', { fatal: true })
      return read.decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
    } catch (error) {
      if (error instanceof TypeError) return value
      throw error
    }
  },

  typedData(value: unknown): {
    readonly domain: Readonly<Record<string, unknown>>
    readonly types: Readonly<Record<string, unknown>>
    readonly primaryType: string
    readonly message: unknown
  } {
    const { domain, types, primaryType, message } = asRecord(
      typeof value === 'string' ? parsed(value) : value,
    )
    if (typeof primaryType !== 'string' || typeof types !== 'object') throw unfit('typed data')
    return {
      domain: asRecord(domain),
      types: asRecord(types),
      primaryType,
      message,
    }
  },
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) throw unfit('typed data')
    throw error
  }
}

function address(value: unknown): string {
  if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)) return value
  throw unfit('address')
}

function quantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value)
  throw unfit('value')
}

function bytes(value: unknown): string {
  if (typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)) return value
  throw unfit('data')
}

function unfit(what: string): SiteError {
  return new SiteError(`Invalid request: the ${what} cannot be read`)
}
