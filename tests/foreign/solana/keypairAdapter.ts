import { ed25519 } from '@noble/curves/ed25519'
import {
  BaseMessageSignerWalletAdapter,
  WalletConnectionError,
  WalletReadyState,
  WalletSignMessageError,
  WalletSignTransactionError,
  type TransactionOrVersionedTransaction,
  type WalletName,
} from '@solana/wallet-adapter-base'
import { Keypair, Transaction, type PublicKey } from '@solana/web3.js'
import type { TestOwner } from '../../contract/connectors/testOwner.ts'

/** A wallet written after wallet-adapter's manual: keys of web3.js, and errors that wrap their cause. */
export class KeypairAdapter extends BaseMessageSignerWalletAdapter<'Keypair'> {
  readonly name = 'Keypair' as WalletName<'Keypair'>
  readonly url = 'https://keypair.example'
  readonly icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  readonly readyState = WalletReadyState.Loadable
  readonly connecting = false
  readonly supportedTransactionVersions = new Set(['legacy', 0] as const)
  #keypair: Keypair | undefined
  readonly #decide: TestOwner['decide']
  readonly #keypairs: readonly Keypair[]

  /** @param seedBytes of the accounts: each seed is 32 copies of its byte */
  constructor(decide: TestOwner['decide'], seedBytes: readonly number[]) {
    super()
    this.#decide = decide
    this.#keypairs = seedBytes.map((byte) => Keypair.fromSeed(new Uint8Array(32).fill(byte)))
  }

  get publicKey(): PublicKey | null {
    return this.#keypair?.publicKey ?? null
  }

  /** The owner activates another account. */
  use(index: number): void {
    this.#keypair = this.#keypairs[index]
    if (this.publicKey === null) this.emit('disconnect')
    else this.emit('connect', this.publicKey)
  }

  async connect(): Promise<void> {
    await this.#decide(() => this.use(0)).catch((error: Error) => {
      throw new WalletConnectionError(error.message, error)
    })
  }

  async disconnect(): Promise<void> {
    this.use(-1)
  }

  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    return this.#decide(() => ed25519.sign(message, this.#signer().secretKey.slice(0, 32))).catch(
      (error: Error) => {
        throw new WalletSignMessageError(error.message, error)
      },
    )
  }

  async signTransaction<T extends TransactionOrVersionedTransaction<ReadonlySet<'legacy' | 0>>>(
    transaction: T,
  ): Promise<T> {
    return this.#decide(() => {
      if (transaction instanceof Transaction) transaction.partialSign(this.#signer())
      else transaction.sign([this.#signer()])
      return transaction
    }).catch((error: Error) => {
      throw new WalletSignTransactionError(error.message, error)
    })
  }

  #signer(): Keypair {
    if (this.#keypair === undefined) throw new Error('The wallet is not connected.')
    return this.#keypair
  }
}
