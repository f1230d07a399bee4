import { solanaChains } from '../../../../../../anvil/solana/solanaChains.ts'
import { asRecord } from '../../../../port/asRecord.ts'
import { base58 } from '../../../../port/base58.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { WalletStore } from '../walletStore.ts'
import { AfterApproval } from '../methods/walletContext.ts'
import { localChain } from './localChain.ts'
import { signInMessage } from './signInMessage.ts'
import { readSignable } from '../../signing/solana/readSignable.ts'
import { sendOnSolana } from '../../signing/solana/sendOnSolana.ts'
import { signTransaction } from '../../signing/solana/signTransaction.ts'
import { toBase64 } from '../../signing/solana/toBase64.ts'
import { signWithSolanaKey } from '../../signing/solana/signWithSolanaKey.ts'

/** A wallet's methods on Solana. Each returns a response or `AfterApproval`, or throws an `RpcError`. */
export interface SolanaMethods {
  connect(silent: boolean): unknown
  disconnect(): void
  /** Connects, and signs a message that names the account and the page (`solana:signIn`). */
  signIn(input: unknown): unknown
  signMessage(input: SigningInput): unknown
  signTransaction(input: SigningInput): unknown
  signAndSendTransaction(input: SigningInput): unknown
}

/** The page's data to sign: the bytes of a message or of a transaction. */
export interface SigningInput {
  readonly address: string
  readonly bytes: Uint8Array
  /** The cluster by its name in the wallet standard. */
  readonly chain?: unknown
  readonly options?: unknown
}

/** The behaviour of one wallet. `changed` is called when the accounts that the page sees have changed. */
export function createSolanaMethods(options: {
  key: string
  store: WalletStore
  chains: LocalChains
  changed: () => void
  /** The host of the page, used for a sign-in request that names no domain. */
  host: string
  /** True while a request to connect waits for the owner. */
  connecting: () => boolean
}): SolanaMethods {
  const { key, store, chains, changed } = options

  function mustOwn(address: string): void {
    if (store.solanaAccounts(key).includes(address)) return
    throw new RpcError(4100, `The page may not use the account ${address}.`)
  }

  return {
    connect(silent) {
      if (store.find(key) === undefined) throw new RpcError(4900, 'The wallet was removed.')
      if (silent || store.solanaAccounts(key).length > 0) return undefined
      if (options.connecting()) {
        throw new RpcError(-32_002, 'A request to connect is already pending. Open the wallet.')
      }
      return new AfterApproval(() => {
        store.change(key, { locked: false })
        store.grantSolana(key)
        changed()
      })
    },
    signIn(input) {
      if (store.find(key) === undefined) throw new RpcError(4900, 'The wallet was removed.')
      return new AfterApproval(async () => {
        store.change(key, { locked: false })
        if (store.solanaAccounts(key).length === 0) {
          store.grantSolana(key)
          changed()
        }
        const { address: wanted } = asRecord(input)
        const accounts = store.solanaAccounts(key)
        const address =
          wanted === undefined ? accounts[0] : accounts.find((each) => each === wanted)
        if (address === undefined) {
          throw new RpcError(4100, `The page may not use the account ${String(wanted)}.`)
        }
        const signedMessage = new TextEncoder().encode(signInMessage(input, address, options.host))
        const signature = await signWithSolanaKey(address, signedMessage)
        return [{ address, signedMessage, signature, signatureType: 'ed25519' }]
      })
    },
    disconnect() {
      store.revokeSolana(key)
      changed()
    },
    signMessage(input) {
      mustOwn(input.address)
      return new AfterApproval(async () => [
        {
          signedMessage: input.bytes,
          signature: await signWithSolanaKey(input.address, input.bytes),
        },
      ])
    },
    signTransaction(input) {
      mustOwn(input.address)
      readSignable(input.address, input.bytes)
      return new AfterApproval(async () => [
        { signedTransaction: await signTransaction(input.address, input.bytes) },
      ])
    },
    signAndSendTransaction(input) {
      mustOwn(input.address)
      const chainId = clusterOf(input.chain)
      readSignable(input.address, input.bytes)
      return new AfterApproval(async () => {
        const bytes = await signTransaction(input.address, input.bytes)
        const sent = await sendOnSolana(chains)(chainId, toBase64(bytes), input.options)
        return [{ signature: base58.decode(sent) }]
      })
    },
  }
}

function clusterOf(chain: unknown): ChainId {
  // A page with a local URL has a local chain and uses this name for the local chain of the main cluster.
  const wanted = chain === localChain ? 'solana:mainnet' : chain
  const cluster = solanaChains.find(({ standard }) => standard === wanted)
  if (cluster === undefined) {
    throw new RpcError(4901, `The wallet has no connection to ${String(chain)}.`)
  }
  return cluster.caip2
}
