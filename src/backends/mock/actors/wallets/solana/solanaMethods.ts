import { solanaChains } from '../../../../../../anvil/solana/solanaChains.ts'
import { base58 } from '../../../../port/base58.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { WalletStore } from '../walletStore.ts'
import type { RequestApproval } from '../methods/walletContext.ts'
import { signTransaction } from './signTransaction.ts'
import { signWithSolanaKey } from './signWithSolanaKey.ts'

/** What a wallet does on Solana, its owner asked where they have to be. Each rejects with an `RpcError`. */
export interface SolanaMethods {
  connect(silent: boolean, approve: RequestApproval): Promise<unknown>
  disconnect(): void
  signMessage(input: SigningInput, approve: RequestApproval): Promise<unknown>
  signTransaction(input: SigningInput, approve: RequestApproval): Promise<unknown>
  signAndSendTransaction(input: SigningInput, approve: RequestApproval): Promise<unknown>
}

/** What a page asks to be signed: the bytes of a message or of a transaction. */
export interface SigningInput {
  readonly address: string
  readonly bytes: Uint8Array
  /** Cluster by its name in the wallet standard. */
  readonly chain?: unknown
  readonly options?: unknown
}

/** The behaviour of one wallet. `changed` is called when the accounts that the page sees are others. */
export function createSolanaMethods(options: {
  key: string
  store: WalletStore
  chains: LocalChains
  changed: () => void
  /** True while a request to connect waits for the owner. */
  connecting: () => boolean
}): SolanaMethods {
  const { key, store, chains, changed } = options

  function mustOwn(address: string): void {
    if (store.solanaAccounts(key).includes(address)) return
    throw new RpcError(4100, `The page may not use the account ${address}.`)
  }

  return {
    async connect(silent, approve) {
      if (store.find(key) === undefined) throw new RpcError(4900, 'The wallet is gone.')
      if (silent || store.solanaAccounts(key).length > 0) return undefined
      if (options.connecting()) {
        throw new RpcError(-32_002, 'A request to connect already waits. Open the wallet.')
      }
      return approve(() => {
        store.change(key, { locked: false })
        store.grantSolana(key)
        changed()
      })
    },
    disconnect() {
      store.revokeSolana(key)
      changed()
    },
    async signMessage(input, approve) {
      mustOwn(input.address)
      return approve(async () => [
        {
          signedMessage: input.bytes,
          signature: await signWithSolanaKey(input.address, input.bytes),
        },
      ])
    },
    async signTransaction(input, approve) {
      mustOwn(input.address)
      return approve(async () => [
        { signedTransaction: await signTransaction(input.address, input.bytes) },
      ])
    },
    async signAndSendTransaction(input, approve) {
      mustOwn(input.address)
      const chainId = clusterOf(input.chain)
      return approve(async () => {
        const bytes = await signTransaction(input.address, input.bytes)
        const wire = btoa(String.fromCharCode(...bytes))
        const sent = await chains.rpc(chainId, 'sendTransaction', [wire, { encoding: 'base64' }])
        return [{ signature: base58.decode(sent) }]
      })
    },
  }
}

function clusterOf(chain: unknown): ChainId {
  const cluster = solanaChains.find(({ standard }) => standard === chain)
  if (cluster === undefined) {
    throw new RpcError(4901, `The wallet has no connection to ${String(chain)}.`)
  }
  return cluster.caip2
}
