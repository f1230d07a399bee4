import { ed25519 } from '@noble/curves/ed25519'
import { isWalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import { verifySignIn } from '@solana/wallet-standard-util'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
  clusterApiUrl,
  type PublicKey,
  type TransactionInstruction,
} from '@solana/web3.js'
import { getWallets } from '@wallet-standard/app'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { solanaAccounts } from '../../../anvil/solana/solanaAccounts.ts'
import { createWalletPage } from '../../../src/backends/mock/actors/wallets/testing/walletPage.ts'
import { createWeb3Test } from './web3Test.ts'

const window = new EventTarget()
const web3 = createWeb3Test()
const [first = '', second = ''] = solanaAccounts.map(({ address }) => address)

type SignedIn = Parameters<typeof verifySignIn>[1]

/** A page with the wallets of wallet-adapter's own list. */
function openPage() {
  const page = createWalletPage({ chains: web3.solana.chains, window })
  const adapters = getWallets()
    .get()
    .filter(isWalletAdapterCompatibleStandardWallet)
    .map((wallet) => new StandardWalletAdapter({ wallet }))
  const [adapter] = adapters
  if (adapter === undefined) throw new Error('wallet-adapter found no wallet.')
  const errors: { name: string; error?: { code?: number } }[] = []
  adapter.on('error', (error) => errors.push(error))
  return {
    ...page,
    adapters,
    adapter,
    errors,
    payment: (sol: number): TransactionInstruction =>
      SystemProgram.transfer({
        fromPubkey: adapter.publicKey as PublicKey,
        toPubkey: web3.receiver,
        lamports: sol * LAMPORTS_PER_SOL,
      }),
  }
}

async function versioned(payer: PublicKey, ...instructions: TransactionInstruction[]) {
  const { blockhash: recentBlockhash } = await web3.connection.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

let page: ReturnType<typeof openPage>
let connected: PublicKey

beforeAll(() => {
  // wallet-adapter treats a wallet as installed only in a page.
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {})
})
beforeEach(async () => {
  page = openPage()
  await page.agreed(() => page.adapter.connect())
  connected = page.adapter.publicKey as PublicKey
  return () => page.dispose()
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe('wallet-adapter', () => {
  it('finds the wallet and connects, later without a prompt', async () => {
    const { adapter, adapters, wallets } = page
    expect(adapters.map(({ name, readyState }) => [name, readyState])).toEqual([
      ['Sol Harbor', 'Installed'],
    ])
    expect(adapter.supportedTransactionVersions).toEqual(new Set(['legacy', 0]))
    expect(connected.toBase58()).toBe(first)
    const afterReload = new StandardWalletAdapter({ wallet: adapter.wallet })
    await afterReload.autoConnect()
    expect(afterReload.publicKey?.toBase58()).toBe(first)
    expect(wallets.requests()).toEqual([])
  })

  it('reports a declined connection as its own error', async () => {
    const { adapter, declined, errors } = page
    await adapter.disconnect()
    await expect(declined(() => adapter.connect())).rejects.toMatchObject({
      name: 'WalletConnectionError',
      message: 'User rejected the request.',
      error: { code: 4001 },
    })
    expect(adapter.connected).toBe(false)
    expect(errors.map(({ name }) => name)).toEqual(['WalletConnectionError'])
  })

  it('signs a message with the key of the account', async () => {
    const { adapter, agreed } = page
    const message = new TextEncoder().encode('Hello, Harbour')
    const signature = (await agreed(async () => adapter.signMessage?.(message))) as Uint8Array
    expect(ed25519.verify(signature, message, connected.toBytes())).toBe(true)
  })

  it('signs in with a text that the standard verifies', async () => {
    const { adapter, agreed } = page
    const input = {
      domain: 'dapp.test',
      address: first,
      statement: 'Welcome aboard.',
      uri: 'http://dapp.test/sign-in',
      version: '1',
      chainId: 'mainnet',
      nonce: 'abcd1234efgh',
      issuedAt: '2026-01-15T12:00:00.000Z',
      expirationTime: '2026-01-15T13:00:00.000Z',
      notBefore: '2026-01-15T12:00:00.000Z',
      requestId: 'r1',
      resources: ['http://dapp.test/terms', 'http://dapp.test/privacy'],
    }
    const output = (await agreed(async () => adapter.signIn?.(input))) as SignedIn
    expect(verifySignIn(input, output)).toBe(true)
    expect(verifySignIn({ ...input, nonce: 'another1234' }, output)).toBe(false)
  })

  it("sends a transaction that it prepares itself, to the local chain's URL", async () => {
    const { adapter, agreed, payment } = page
    const { connection } = web3
    const signature = await agreed(() =>
      adapter.sendTransaction(new Transaction().add(payment(2)), connection),
    )
    const latest = await connection.getLatestBlockhash()
    const { value } = await connection.confirmTransaction({ signature, ...latest })
    expect(value.err).toBe(null)
    expect(await web3.received()).toBe(2)
  })

  it('sends a transaction that another key has signed before', async () => {
    const { adapter, agreed } = page
    const created = Keypair.generate()
    const creation = SystemProgram.createAccount({
      fromPubkey: connected,
      newAccountPubkey: created.publicKey,
      lamports: LAMPORTS_PER_SOL,
      space: 8,
      programId: SystemProgram.programId,
    })
    const transaction = await versioned(connected, creation)
    await agreed(() =>
      adapter.sendTransaction(transaction, web3.connection, { signers: [created] }),
    )
    const account = await web3.connection.getAccountInfo(created.publicKey)
    expect(account).toMatchObject({ lamports: LAMPORTS_PER_SOL, space: 8 })
  })

  it('sends on the cluster whose public URL the page uses', async () => {
    const { adapter, agreed, chains, payment } = page
    const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    const { value } = Object(await chains.rpc(devnet, 'getLatestBlockhash'))
    const draft = await versioned(connected, payment(1))
    draft.message.recentBlockhash = value.blockhash
    await agreed(() => adapter.sendTransaction(draft, new Connection(clusterApiUrl('devnet'))))
    const to = web3.receiver.toBase58()
    expect(Object(await chains.rpc(devnet, 'getBalance', [to])).value).toBe(LAMPORTS_PER_SOL)
    expect(await web3.received()).toBe(0)
  })

  it('signs several transactions, and leaves the sending to the page', async () => {
    const { adapter, agreed, payment } = page
    const drafts = [await versioned(connected, payment(1)), await versioned(connected, payment(3))]
    const signed = (await agreed(async () =>
      adapter.signAllTransactions?.(drafts),
    )) as typeof drafts
    expect(await web3.received()).toBe(0)
    for (const each of signed) await web3.connection.sendRawTransaction(each.serialize())
    expect(await web3.received()).toBe(4)
  })

  it('reports why a transaction fails', async () => {
    const { adapter, agreed, payment } = page
    const sending = agreed(() =>
      adapter.sendTransaction(new Transaction().add(payment(9_000)), web3.connection),
    )
    await expect(sending).rejects.toMatchObject({
      name: 'WalletSendTransactionError',
      message: expect.stringContaining('Transaction simulation failed'),
    })
    expect(await web3.received()).toBe(0)
  })

  it('sends nothing that the owner declines', async () => {
    const { adapter, declined, payment } = page
    const sending = declined(() =>
      adapter.sendTransaction(new Transaction().add(payment(1)), web3.connection),
    )
    await expect(sending).rejects.toMatchObject({
      name: 'WalletSendTransactionError',
      error: { code: 4001 },
    })
    expect(await web3.received()).toBe(0)
  })

  it("follows the owner's changes in the wallet", async () => {
    const { adapter, errors, wallets } = page
    const keys: (string | undefined)[] = []
    adapter.on('connect', (key) => keys.push(key.toBase58()))
    adapter.on('disconnect', () => keys.push(undefined))
    wallets.setAccounts('sol', [1, 0])
    wallets.disconnect('sol')
    expect(keys).toEqual([second, undefined])
    expect(errors.map(({ name }) => name)).toEqual(['WalletDisconnectedError'])
  })
})
