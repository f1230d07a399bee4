import {
  address,
  createKeyPairFromPrivateKeyBytes,
  verifySignature,
  type SignatureBytes,
} from '@solana/kit'
import { getWallets } from '@wallet-standard/app'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'
import { signedPayment } from '../../../../../../anvil/solana/testing/signedPayment.ts'
import { createLocalSolanaChains } from '../../../chains/testing/localSolanaChains.ts'
import { createWalletPage } from '../testing/walletPage.ts'

const window = new EventTarget()
const [first = '', second = '', stranger = ''] = solanaAccounts.map((account) => account.address)

/** The result of a sign-in, as defined by the standard. */
interface SignedIn {
  readonly account: unknown
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

type Signed = readonly [{ signature: Uint8Array }]

/** Like any wallet-standard app: none of Foyer's code is involved. */
function setUp() {
  const chains = createLocalSolanaChains()
  const { wallets, world, log, agreed, dispose } = createWalletPage({ chains, window })
  const wallet = getWallets()
    .get()
    .find(({ name }) => name === 'Sol Harbor')
  // The standard defines the result types of a feature; the caller knows them.
  const call = <T>(feature: string, method: string, ...inputs: unknown[]): T => {
    const found = Object(wallet?.features)[feature]
    return found[method](...inputs) as T
  }
  const connect = (...inputs: unknown[]) =>
    call<Promise<{ accounts: readonly { address: string }[] }>>(
      'standard:connect',
      'connect',
      ...inputs,
    )
  return { wallets, wallet, call, connect, agreed, chains, world, log, dispose }
}

let now: ReturnType<typeof setUp>

beforeAll(() => {
  vi.stubGlobal('window', window)
})
beforeEach(() => {
  now = setUp()
  return () => now.dispose()
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe('a foreign wallet-standard app', () => {
  it('finds the wallet with its chains and features', () => {
    expect(now.wallet).toMatchObject({
      version: '1.0.0',
      chains: ['solana:mainnet', 'solana:testnet', 'solana:devnet', 'solana:localnet'],
      accounts: [],
    })
    expect(Object.keys(Object(now.wallet?.features))).toEqual([
      'standard:connect',
      'standard:disconnect',
      'standard:events',
      'solana:signIn',
      'solana:signMessage',
      'solana:signTransaction',
      'solana:signAndSendTransaction',
    ])
  })

  it('connects with its owner’s approval, silently only after that', async () => {
    const { agreed, connect, wallet } = now
    expect(await connect({ silent: true })).toEqual({ accounts: [] })
    const { accounts } = await agreed(() => connect())
    expect(accounts.map((account: { address: string }) => account.address)).toEqual([first, second])
    expect(wallet?.accounts[0]?.publicKey).toHaveLength(32)
    const again = await connect({ silent: true })
    expect(again.accounts).toEqual(wallet?.accounts)
  })

  it('signs a message with the account’s own key', async () => {
    const { agreed, call, connect, wallet } = now
    await agreed(() => connect())
    const message = new TextEncoder().encode('Hello, Harbour')
    const [{ signature }] = await agreed(() =>
      call<Promise<Signed>>('solana:signMessage', 'signMessage', {
        account: wallet?.accounts[0],
        message,
      }),
    )
    const { publicKey } = await createKeyPairFromPrivateKeyBytes(new Uint8Array(32).fill(1))
    expect(await verifySignature(publicKey, signature as SignatureBytes, message)).toBe(true)
  })

  it('sends a payment that the chain accepts', async () => {
    const { agreed, call, chains, connect, wallet } = now
    await agreed(() => connect())
    const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { value } = Object(await chains.rpc(cluster, 'getLatestBlockhash'))
    const draft = { blockhash: value.blockhash, to: second, lamports: 100_000_000n, signed: false }
    const transaction = Uint8Array.from(Buffer.from(await signedPayment(draft), 'base64'))
    const [{ signature }] = await agreed(() =>
      call<Promise<Signed>>('solana:signAndSendTransaction', 'signAndSendTransaction', {
        account: wallet?.accounts[0],
        transaction,
        chain: 'solana:mainnet',
      }),
    )
    expect(signature).toHaveLength(64)
    const balance = Object(await chains.rpc(cluster, 'getBalance', [address(second)]))
    expect(balance.value).toBe(500_100_000_000)
  })

  it('signs in with one approval, over a text with page, account and the requested fields', async () => {
    const { agreed, call, wallet } = now
    const input = { statement: 'Welcome aboard.', nonce: 'abc12345', chainId: 'solana:mainnet' }
    const [output] = await agreed(() =>
      call<Promise<readonly [SignedIn]>>('solana:signIn', 'signIn', input),
    )
    expect(output.account).toBe(wallet?.accounts[0])
    expect(new TextDecoder().decode(output.signedMessage)).toBe(
      [
        `dapp.test wants you to sign in with your Solana account:\n${first}`,
        'Welcome aboard.',
        'Chain ID: solana:mainnet\nNonce: abc12345',
      ].join('\n\n'),
    )
    const { publicKey } = await createKeyPairFromPrivateKeyBytes(new Uint8Array(32).fill(1))
    const signature = output.signature as SignatureBytes
    expect(await verifySignature(publicKey, signature, output.signedMessage)).toBe(true)
  })

  it('gets no sign-in for an account that is not shared, nor after a refusal', async () => {
    const { agreed, call, wallet, wallets } = now
    const signIn = (input: object) => call<Promise<unknown>>('solana:signIn', 'signIn', input)
    await expect(agreed(() => signIn({ address: stranger }))).rejects.toMatchObject({ code: 4100 })
    const asking = signIn({})
    wallets.reject(Number(wallets.requests()[0]?.id))
    await expect(asking).rejects.toMatchObject({ code: 4001 })
    expect(wallet?.accounts.map((account) => account.address)).not.toContain(stranger)
  })

  it('sends on a local chain, as wallet-adapter calls it, even a failing transaction if requested', async () => {
    const { agreed, call, chains, connect, wallet } = now
    await agreed(() => connect())
    const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const send = async (lamports: bigint, options: object) => {
      const { value } = Object(await chains.rpc(cluster, 'getLatestBlockhash'))
      const draft = { blockhash: value.blockhash, to: second, lamports, signed: false }
      const transaction = Uint8Array.from(Buffer.from(await signedPayment(draft), 'base64'))
      return agreed(() =>
        call<Promise<Signed>>('solana:signAndSendTransaction', 'signAndSendTransaction', {
          account: wallet?.accounts[0],
          transaction,
          chain: 'solana:localnet',
          options,
        }),
      )
    }
    await send(100_000_000n, {})
    const balance = Object(await chains.rpc(cluster, 'getBalance', [address(second)]))
    expect(balance.value).toBe(500_100_000_000)
    await expect(send(900_000_000_000n, {})).rejects.toThrow('Transaction simulation failed')
    const [{ signature }] = await send(900_000_000_000n, { skipPreflight: true })
    expect(signature).toHaveLength(64)
  })

  it("notifies the app of the owner's changes and of the disconnect", async () => {
    const { agreed, call, connect, wallets } = now
    await agreed(() => connect())
    const received: (readonly string[])[] = []
    call('standard:events', 'on', 'change', (change: { accounts: { address: string }[] }) =>
      received.push(change.accounts.map((account) => account.address)),
    )
    wallets.setAccounts('sol', [1, 0])
    wallets.lock('sol', true)
    wallets.lock('sol', false)
    wallets.disconnect('sol')
    expect(received).toEqual([[second, first], [], [second, first], []])
  })

  it("receives the owner's refusals, and no access that is not granted", async () => {
    const { agreed, call, connect, wallets, wallet } = now
    const asking = connect()
    const again = connect()
    await expect(again).rejects.toMatchObject({ code: -32_002 })
    wallets.reject(Number(wallets.requests()[0]?.id))
    await expect(asking).rejects.toMatchObject({ code: 4001 })
    await agreed(() => connect())
    const account = wallet?.accounts[0]
    await call('standard:disconnect', 'disconnect')
    const message = new Uint8Array([1])
    await expect(
      call('solana:signMessage', 'signMessage', { account, message }),
    ).rejects.toMatchObject({ code: 4100 })
    await expect(
      call('solana:signTransaction', 'signTransaction', { account, message }),
    ).rejects.toMatchObject({ code: -32_602 })
  })

  it('loses the wallet when it is removed', () => {
    now.wallets.uninstall('sol')
    expect(
      getWallets()
        .get()
        .map(({ name }) => name),
    ).not.toContain('Sol Harbor')
  })
})
