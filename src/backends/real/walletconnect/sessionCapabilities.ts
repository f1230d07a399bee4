import { asRecord } from '../../port/asRecord.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { chainIdHex } from '../../port/hex.ts'
import { readChainEvent } from './readChainEvent.ts'

/** The capabilities of EIP-5792 that wallets state in a session. */
const known = ['atomic', 'auxiliaryFunds', 'flow-control', 'paymasterService', 'sessionKeys']

/**
 * Returns what a wallet stated in its session (CAIP-25) as the answer to `wallet_getCapabilities`: for all its chains, for
 * one, or for one account. `undefined` if it stated nothing.
 *
 * @param params of the request: an address, and the chains of interest; all `approved` ones if absent
 */
export function sessionCapabilities(
  session: unknown,
  params: unknown,
  approved: readonly ChainId[],
): Readonly<Record<string, unknown>> | undefined {
  const { sessionProperties, scopedProperties } = asRecord(session)
  const [address, wanted] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const chains = Array.isArray(wanted)
    ? wanted.flatMap((each: unknown) => readChainEvent('chainChanged', each) ?? [])
    : approved
  const stated = chains.flatMap((chainId) => {
    const scope = asRecord(asRecord(scopedProperties)[chainId])
    const ofAccount = scope[`${chainId}:${String(address)}`]
    const found = { ...pick(sessionProperties), ...pick(scope), ...pick(ofAccount) }
    return Object.keys(found).length > 0 ? [[chainIdHex(chainId), found] as const] : []
  })
  return stated.length > 0 ? Object.fromEntries(stated) : undefined
}

function pick(properties: unknown): Readonly<Record<string, unknown>> {
  const given = asRecord(properties)
  return Object.fromEntries(
    known.flatMap((name) => (given[name] === undefined ? [] : [[name, parsed(given[name])]])),
  )
}

/** Wallets write a capability as an object, or as its JSON. */
function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value
  } catch {
    return value
  }
}
