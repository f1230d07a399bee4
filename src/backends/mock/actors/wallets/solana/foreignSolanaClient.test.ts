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
import { createCallLog } from '../../../calls/callLog.ts'
import { createLocalSolanaChains } from '../../../chains/testing/localSolanaChains.ts'
import { createSeededRandom } from '../../../clock/seededRandom.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { createFaults } from '../../../faults/faults.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import { createWalletActors } from '../createWalletActors.ts'

const target = new EventTarget()
const [first = '', second = '', stranger = ''] = solanaAccounts.map((account) => account.address)

/** What a sign-in gives, by the standard. */
interface SignedIn {
  readonly account: unknown
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

type Signed = readonly [{ signature: Uint8Array }]

/** Any wallet-standard app would do this: nothing of Foyer is in it. */
function setUp() {
  const world = createWorld(generateWorld())
  const clock = createTestClock()
  const log = createCallLog({ clock: () => clock })
  const chains = createLocalSolanaChains()
  const wallets = createWalletActors({
    world,
    clock,
    log,
    faults: createFaults({ random: createSeededRandom(1) }),
    chains,
    target,
    origin: 'http://dapp.test',
    blockchainApi: 'https://rpc.test',
    send: async () => '0x',
  })
  const wallet = getWallets()
    .get()
    .find(({ name }) => name === 'Sol Harbor')
  // What a feature answers is known to whoever asks it, by the standard.
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
  const approved = async <T>(asking: Promise<T>): Promise<T> => {
    const stop = wallets.subscribe(() => {
      wallets.requests().forEach(({ id }) => void wallets.approve(id))
    })
    wallets.requests().forEach(({ id }) => void wallets.approve(id))
    return asking.finally(stop)
  }
  return { wallets, wallet, call, connect, approved, chains, world, log }
}

let now: ReturnType<typeof setUp>

beforeAll(() => {
  vi.stubGlobal('window', target)
})
beforeEach(() => {
  now = setUp()
  return () => now.wallets.uninstall('sol')
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe('a wallet-standard app that is not ours', () => {
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

  it('connects with its owner’s word, silently only after that', async () => {
    const { approved, connect, wallet } = now
    expect(await connect({ silent: true })).toEqual({ accounts: [] })
    const { accounts } = await approved(connect())
    expect(accounts.map((account: { address: string }) => account.address)).toEqual([first, second])
    expect(wallet?.accounts[0]?.publicKey).toHaveLength(32)
    const again = await connect({ silent: true })
    expect(again.accounts).toEqual(wallet?.accounts)
  })

  it('signs a message with the account’s own key', async () => {
    const { approved, call, connect, wallet } = now
    await approved(connect())
    const message = new TextEncoder().encode('Hello, Harbour')
    const [{ signature }] = await approved(
      call<Promise<Signed>>('solana:signMessage', 'signMessage', {
        account: wallet?.accounts[0],
        message,
      }),
    )
    const { publicKey } = await createKeyPairFromPrivateKeyBytes(new Uint8Array(32).fill(1))
    expect(await verifySignature(publicKey, signature as SignatureBytes, message)).toBe(true)
  })

  it('sends a payment that the chain takes', async () => {
    const { approved, call, chains, connect, wallet } = now
    await approved(connect())
    const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { value } = Object(await chains.rpc(cluster, 'getLatestBlockhash'))
    const draft = { blockhash: value.blockhash, to: second, lamports: 100_000_000n, signed: false }
    const transaction = Uint8Array.from(Buffer.from(await signedPayment(draft), 'base64'))
    const [{ signature }] = await approved(
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

  it('signs in with one approval, over a text that names page, account and what was asked', async () => {
    const { approved, call, wallet } = now
    const input = { statement: 'Welcome aboard.', nonce: 'abc12345', chainId: 'solana:mainnet' }
    const [output] = await approved(
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

  it('gets no sign-in for an account that the owner does not show, nor after a refusal', async () => {
    const { approved, call, wallet, wallets } = now
    const signIn = (input: object) => call<Promise<unknown>>('solana:signIn', 'signIn', input)
    await expect(approved(signIn({ address: stranger }))).rejects.toMatchObject({ code: 4100 })
    const asking = signIn({})
    wallets.reject(Number(wallets.requests()[0]?.id))
    await expect(asking).rejects.toMatchObject({ code: 4001 })
    expect(wallet?.accounts.map((account) => account.address)).not.toContain(stranger)
  })

  it('sends on a local chain, as wallet-adapter calls it, what fails as well if asked to', async () => {
    const { approved, call, chains, connect, wallet } = now
    await approved(connect())
    const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const send = async (lamports: bigint, options: object) => {
      const { value } = Object(await chains.rpc(cluster, 'getLatestBlockhash'))
      const draft = { blockhash: value.blockhash, to: second, lamports, signed: false }
      return approved(
        call<Promise<Signed>>('solana:signAndSendTransaction', 'signAndSendTransaction', {
          account: wallet?.accounts[0],
          transaction: Uint8Array.from(Buffer.from(await signedPayment(draft), 'base64')),
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

  it('is notified of what the owner changes, and of the end', async () => {
    const { approved, call, connect, wallets } = now
    await approved(connect())
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

  it('is refused what the owner refuses, and what is not granted', async () => {
    const { approved, call, connect, wallets, wallet } = now
    const asking = connect()
    const again = connect()
    await expect(again).rejects.toMatchObject({ code: -32_002 })
    wallets.reject(Number(wallets.requests()[0]?.id))
    await expect(asking).rejects.toMatchObject({ code: 4001 })
    await approved(connect())
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
