import { solanaChains } from '../../../../../../anvil/solana/solanaChains.ts'
import { base58 } from '../../../../port/base58.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { WalletBook } from '../walletBook.ts'
import type { AskOwner } from '../walletMethods.ts'
import { signTransaction } from './signTransaction.ts'
import { signWithSolanaKey } from './signWithSolanaKey.ts'

/** What a wallet does on Solana, its owner asked where they have to be. Each rejects with an `RpcError`. */
export interface SolanaMethods {
  connect(silent: boolean, ask: AskOwner): Promise<unknown>
  disconnect(): void
  signMessage(input: SigningInput, ask: AskOwner): Promise<unknown>
  signTransaction(input: SigningInput, ask: AskOwner): Promise<unknown>
  signAndSendTransaction(input: SigningInput, ask: AskOwner): Promise<unknown>
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
  book: WalletBook
  chains: LocalChains
  changed: () => void
  /** True while a request to connect waits for the owner. */
  connecting: () => boolean
}): SolanaMethods {
  const { key, book, chains, changed } = options

  function mustOwn(address: string): void {
    if (book.solanaAccounts(key).includes(address)) return
    throw new RpcError(4100, `The page may not use the account ${address}.`)
  }

  return {
    async connect(silent, ask) {
      if (book.find(key) === undefined) throw new RpcError(4900, 'The wallet is gone.')
      if (silent || book.solanaAccounts(key).length > 0) return undefined
      if (options.connecting()) {
        throw new RpcError(-32_002, 'A request to connect already waits. Open the wallet.')
      }
      return ask(() => {
        book.change(key, { locked: false })
        book.grantSolana(key)
        changed()
      })
    },
    disconnect() {
      book.revokeSolana(key)
      changed()
    },
    async signMessage(input, ask) {
      mustOwn(input.address)
      return ask(async () => [
        {
          signedMessage: input.bytes,
          signature: await signWithSolanaKey(input.address, input.bytes),
        },
      ])
    },
    async signTransaction(input, ask) {
      mustOwn(input.address)
      return ask(async () => [
        { signedTransaction: await signTransaction(input.address, input.bytes) },
      ])
    },
    async signAndSendTransaction(input, ask) {
      mustOwn(input.address)
      const chainId = clusterOf(input.chain)
      return ask(async () => {
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
