import type { ChainId } from '../../port/chainIds.ts'
import { asRecord } from '../../port/asRecord.ts'
import { isRecord } from '../../port/isRecord.ts'
import { solanaAddress } from '../guards/addresses.ts'

/** The accounts and clusters that a wallet approved on Solana. */
export interface ApprovedOnSolana {
  readonly methods: readonly string[]
  /** The approved clusters in the wallet's order, never empty. */
  readonly chainIds: readonly ChainId[]
  /** The addresses, each once; the first is active. Never empty. */
  readonly addresses: readonly string[]
}

const account = /^solana:([-_a-zA-Z0-9]{1,32}):([1-9A-HJ-NP-Za-km-z]{32,44})$/

/** Reads the Solana part of a session, whose data comes from another device; `undefined` without an account. */
export function readSolanaSession(namespaces: unknown): ApprovedOnSolana | undefined {
  // Some wallets name a namespace by its chain (CAIP-25).
  const parts = Object.entries(asRecord(namespaces)).flatMap(([name, each]) =>
    /^solana(:|$)/.test(name) && isRecord(each) ? [each] : [],
  )
  const accounts = parts
    .flatMap(({ accounts: list }) => texts(list))
    .flatMap((text) => {
      const [, reference = '', rest] = account.exec(text) ?? []
      const address = solanaAddress(rest)
      return address === undefined ? [] : [{ chainId: `solana:${reference}` as const, address }]
    })
  if (accounts.length === 0) return undefined
  return {
    methods: [...new Set(parts.flatMap(({ methods }) => texts(methods)))],
    chainIds: [...new Set(accounts.map(({ chainId }) => chainId))],
    addresses: [...new Set(accounts.map(({ address }) => address))],
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
