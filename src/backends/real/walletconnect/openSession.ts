import type { Connection } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import type { Clock } from '../../port/clock.ts'
import type { RpcClient } from '../chain/rpcClient.ts'
import { asRecord } from '../../port/asRecord.ts'
import type { Library } from './library.ts'
import { openEvmSession } from './openEvmSession.ts'
import { openSolanaSession } from './openSolanaSession.ts'
import { readSolanaSession } from './readSolanaSession.ts'
import type { SessionPart } from './sessionPart.ts'

/**
 * Returns the connection to the preferred chain namespace; those to the other approved namespaces are its `companions`, and
 * all end together. Rejects with `wallet.malformed` if the session names no usable account.
 */
export async function openSession(options: {
  library: Library
  session: unknown
  networks: readonly Network[]
  rpc: RpcClient
  /** The RPC URL passed to a wallet with a network that is new to it. */
  walletRpcUrl: (network: Network) => string
  clock: Clock
  onError: (error: Error) => void
  /** Called when the session has ended, from either side. */
  onEnd: () => void
  /** Notifies the wallet that this page ended the session; not awaited. */
  notifyWallet: () => void
}): Promise<Connection> {
  const { networks } = options
  const { topic, namespaces } = asRecord(options.session)
  const parts: SessionPart[] = []
  const part = {
    ...options,
    onEnd() {
      options.onEnd()
      for (const each of parts) each.endAndNotify()
    },
  }
  const others = (chain: string) => () =>
    parts.map(({ connection }) => connection).filter((each) => each.chain !== chain)

  const wantsSolana = networks.some(({ chain }) => chain === 'solana')
  const approved = wantsSolana ? readSolanaSession(namespaces) : undefined
  if (approved !== undefined && typeof topic === 'string') {
    parts.push(openSolanaSession({ ...part, topic, approved, companions: others('solana') }))
  }
  const hasEvm = Object.keys(asRecord(namespaces)).some((name) => /^eip155(:|$)/.test(name))
  // A session without either namespace gets the error message for EVM.
  if (hasEvm || parts.length === 0) {
    parts.unshift(await openEvmSession({ ...part, companions: others('eip155') }))
  }
  const connections = parts.map(({ connection }) => connection)
  const [first] = connections
  const preferred = connections.find(({ chain }) => chain === networks[0]?.chain) ?? first
  if (preferred === undefined) throw new Error('A session has at least one part.')
  return preferred
}
