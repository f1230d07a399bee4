import type { ChainId } from '../../port/chainIds.ts'
import type { Address } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { evmAddress } from '../guards/addresses.ts'
import { asRecord } from '../../port/asRecord.ts'
import { isRecord } from '../../port/isRecord.ts'

/** The accounts and chains that a wallet approved on EVM. */
export interface ApprovedSession {
  readonly topic: string
  readonly methods: readonly string[]
  /** The approved chains in the wallet's order, never empty. */
  readonly chainIds: readonly ChainId[]
  /** Returns the accounts on one chain; the first is active. */
  accountsOn(chainId: ChainId): readonly Address[]
}

/** The most accounts and methods that are read from one session. Other wallets have the same limit for accounts. */
const MAX_ENTRIES = 1_000

const evmAccount = /^(eip155:[1-9]\d{0,15}):(0x[0-9a-f]{40})$/i

/**
 * Reads a session of the library, whose data comes from another device: skips malformed CAIP-10 accounts, and all
 * accounts after the first thousand. Throws `wallet.malformed` when no EVM account is left.
 */
export function readSession(session: unknown): ApprovedSession {
  const { topic, namespaces } = asRecord(session)
  // Some wallets name a namespace by its chain (CAIP-25): `eip155:1`.
  const evm = Object.entries(asRecord(namespaces))
    .slice(0, MAX_ENTRIES)
    .flatMap(([name, each]) => (/^eip155(:|$)/.test(name) && isRecord(each) ? [each] : []))
  const accounts = evm
    .flatMap(({ accounts: list }) => texts(list))
    .slice(0, MAX_ENTRIES)
    .flatMap(readAccount)
  const chainIds = [...new Set(accounts.map(({ chainId }) => chainId))]
  if (typeof topic !== 'string' || chainIds.length === 0) {
    throw new FoyerError(
      'wallet.malformed',
      'The wallet approved a session without an EVM account.',
    )
  }
  return {
    topic,
    methods: [...new Set(evm.flatMap(({ methods }) => texts(methods)))].slice(0, MAX_ENTRIES),
    chainIds,
    accountsOn: (chainId) => [
      ...new Set(accounts.filter((each) => each.chainId === chainId).map(({ address }) => address)),
    ],
  }
}

function readAccount(text: string): readonly { chainId: ChainId; address: Address }[] {
  const [, chainId, rest] = evmAccount.exec(text) ?? []
  const address = evmAddress(rest)
  if (chainId === undefined || address === undefined) return []
  return [{ chainId: `eip155:${chainId.slice('eip155:'.length)}`, address }]
}

function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MAX_ENTRIES).filter((each) => typeof each === 'string')
}
