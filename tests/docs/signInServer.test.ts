import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createPublicClient, custom, type Hex } from 'viem'
import { sepolia } from 'viem/chains'
import { testAccounts } from '../../anvil/accounts.ts'
import { signWithTestKey } from '../../src/backends/mock/actors/wallets/signWithTestKey.ts'
import { createSmartAccounts } from '../../src/backends/mock/chains/smartAccounts.ts'
import { createAnvilChains } from '../../src/backends/mock/chains/testing/anvilChains.ts'
import { untilMined } from '../../src/backends/mock/chains/untilMined.ts'
import { siweMessage } from '../../src/widget/features/siwe/public/siweMessage.ts'
import { createSignInServer } from './signInServer.ts'

const { chains, close } = createAnvilChains()
const chain = 'eip155:11155111'
const owner = testAccounts[6]?.address ?? '0x'
const stranger = testAccounts[5]?.address ?? '0x'
const accounts = createSmartAccounts(chains)
const start = Date.parse('2026-01-15T12:00:00Z')

beforeEach(() => chains.reset())
afterAll(() => close())

function setUp() {
  const time = { now: start }
  const client = createPublicClient({
    chain: sepolia,
    transport: custom({ request: ({ method, params }) => chains.rpc(chain, method, params) }),
  })
  const server = createSignInServer({
    domain: 'shop.example',
    uri: 'https://shop.example',
    clients: { [sepolia.id]: client },
    now: () => time.now,
  })
  const message = (address: string, changes: object = {}) =>
    siweMessage({
      address,
      chainId: chain,
      nonce: server.nonce('visitor'),
      version: '1',
      iat: new Date(time.now).toISOString(),
      domain: 'shop.example',
      uri: 'https://shop.example',
      ...changes,
    })
  /** The widget's own message, signed by the key of the owner, or as one of an account of theirs. */
  async function signIn(address: string, sign = signWithTestKey.message, changes: object = {}) {
    const text = await message(address, changes)
    const problem = await server.verify('visitor', text, (await sign(owner, text)) as Hex)
    return { problem, session: server.session('visitor'), text }
  }
  return { server, time, message, signIn }
}

const asAccount = async (of: string, text: string) =>
  accounts.signatureOf(chain, of, await signWithTestKey.message(of, text))

async function deploy() {
  const calls = [{ to: stranger, value: 1n, data: '0x' }]
  const transaction = await accounts.execution(chain, owner, calls)
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [{ from: owner, ...transaction }])
  await untilMined(chains, chain, hash)
}

describe('the server of docs/sign-in-server.md', () => {
  it('is printed there as it is tested here', () => {
    const guide = readFileSync('docs/sign-in-server.md', 'utf8')
    const code = readFileSync('tests/docs/signInServer.ts', 'utf8')
    expect(guide).toContain(`\`\`\`ts\n${code}\`\`\``)
  })

  it('begins a session for the account of a key', async () => {
    const { signIn } = setUp()
    const { problem, session } = await signIn(owner)
    expect(problem).toBeUndefined()
    expect(session).toEqual({ address: owner, chainId: chain, expiresAt: start + 86_400_000 })
  })

  it('begins a session for a smart account that is not deployed yet (ERC-6492)', async () => {
    const { signIn } = setUp()
    const address = await accounts.addressOf(owner)
    expect(await accounts.deployed(chain, owner)).toBe(false)
    expect((await signIn(address, asAccount)).session?.address).toBe(address)
  })

  it('begins a session for a smart account that is deployed (ERC-1271)', async () => {
    const { signIn } = setUp()
    await deploy()
    const address = await accounts.addressOf(owner)
    expect((await signIn(address, signWithTestKey.message)).session?.address).toBe(address)
  })

  it.each([
    ['not deployed', () => Promise.resolve()],
    ['deployed', deploy],
  ])(
    'refuses what somebody else signed for a smart account that is %s',
    async (_state, prepare) => {
      const { signIn } = setUp()
      await prepare()
      const address = await accounts.addressOf(owner)
      const { problem, session } = await signIn(address, async (_, text) =>
        accounts.signatureOf(chain, owner, await signWithTestKey.message(stranger, text)),
      )
      expect([problem, session]).toEqual(['The account did not sign this message', null])
    },
  )

  it('refuses what somebody else signed for the account of a key', async () => {
    const { signIn } = setUp()
    const { problem, session } = await signIn(stranger)
    expect([problem, session]).toEqual(['The account did not sign this message', null])
  })

  it.each([
    ['another nonce', { nonce: 'abcdefgh1' }, 'The message holds another nonce'],
    ['another domain', { domain: 'evil.example' }, 'The message is for another site'],
    ['another origin', { uri: 'https://evil.example' }, 'The message is for another site'],
    ['another chain', { chainId: 'eip155:1' }, 'Nobody signs in from this chain'],
  ])('refuses a message with %s', async (_, changes, why) => {
    const { problem, session } = await setUp().signIn(owner, signWithTestKey.message, changes)
    expect([problem, session]).toEqual([why, null])
  })

  it('refuses a message whose own time is over', async () => {
    const { server, message } = setUp()
    const over = `${await message(owner)}\nExpiration Time: 2026-01-15T11:59:59.000Z`
    const signature = (await signWithTestKey.message(owner, over)) as Hex
    expect(await server.verify('visitor', over, signature)).toBe(
      'The account did not sign this message',
    )
  })

  it('uses a nonce up with the first attempt, also with one that failed', async () => {
    const { server, message } = setUp()
    const text = await message(owner)
    const wrong = (await signWithTestKey.message(stranger, text)) as Hex
    const right = (await signWithTestKey.message(owner, text)) as Hex
    expect(await server.verify('visitor', text, wrong)).toBe(
      'The account did not sign this message',
    )
    expect(await server.verify('visitor', text, right)).toBe('The nonce is unknown or too old')
    expect(server.session('visitor')).toBeNull()
  })

  it('takes a nonce from the browser only that it was given to, and for 5 minutes', async () => {
    const { server, message, time } = setUp()
    const text = await message(owner)
    const signature = (await signWithTestKey.message(owner, text)) as Hex
    expect(await server.verify('somebody', text, signature)).toBe('The nonce is unknown or too old')
    time.now += 300_000
    expect(await server.verify('visitor', text, signature)).toBe('The nonce is unknown or too old')
  })

  it('ends a session after a day, and when it is asked to', async () => {
    const { server, signIn, time } = setUp()
    await signIn(owner)
    time.now += 86_399_999
    expect(server.session('visitor')?.address).toBe(owner)
    time.now += 1
    expect(server.session('visitor')).toBeNull()
    await signIn(owner)
    expect(server.signOut('visitor')).toBe(true)
    expect(server.session('visitor')).toBeNull()
  })
})
