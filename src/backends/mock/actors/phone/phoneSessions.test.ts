import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { verifyMessage } from 'viem'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { createPhoneTest } from './testing/phoneTest.ts'
import {
  connectTestDapp,
  createTestDapp,
  evmNamespace,
  nextEvent,
  nextRequest,
} from './testing/testDapp.ts'
import { until } from './testing/until.ts'

const test = createPhoneTest({ world: { phone: { knownChainIds: ['eip155:1', 'eip155:137'] } } })
const { phone, oneProposal } = test
const [first = '0x', second = '0x'] = testAccounts.map(({ address }) => address)
const solana = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

const know = (knownChainIds: readonly ChainId[]) =>
  test.world.update((state) => ({ ...state, phone: { ...state.phone, knownChainIds } }))

beforeAll(test.load, 120_000)
afterAll(() => vi.unstubAllGlobals())

/** An app with a session on Ethereum, for those methods. */
async function connected(name: string, methods?: string[]) {
  const dapp = await createTestDapp(name)
  const session = await connectTestDapp(dapp, phone, evmNamespace(['eip155:1'], methods))
  const { topic } = session
  const ask = (method: string, params: unknown[]) =>
    dapp.request<unknown>({ topic, chainId: 'eip155:1', request: { method, params } })
  return { dapp, session, topic, ask }
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => Object(error).code,
  )

it('rejects with 5100 when it knows no chain of the app, and cannot approve', async () => {
  const dapp = await createTestDapp('elsewhere')
  const { uri, approval } = await dapp.connect({ optionalNamespaces: evmNamespace(['eip155:56']) })
  const code = codeOf(approval())
  await phone.open(String(uri))
  expect(phone.proposals()).toMatchObject([{ approvableChainIds: [], unmet: { code: 5100 } }])
  await expect(phone.approve(oneProposal())).rejects.toThrow('Unsupported chains. eip155:56')
  await phone.reject(oneProposal())
  expect(await code).toBe(5100)
})

it('approves every known chain for an app that names none', async () => {
  const dapp = await createTestDapp('anything')
  const session = await connectTestDapp(dapp, phone, {})
  expect(session.namespaces).toMatchObject({
    eip155: { chains: ['eip155:1', 'eip155:137'], methods: [] },
  })
  await phone.disconnect()
})

it('a site must add an unknown chain before it switches to it', async () => {
  const methods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
  const { dapp, ask } = await connected('adds', methods)
  const chain = { chainId: '0xa4b1' }
  expect(await codeOf(ask('wallet_switchEthereumChain', [chain]))).toBe(4902)
  expect(await codeOf(ask('wallet_switchEthereumChain', [{ chainId: 42161 }]))).toBe(-32_602)
  expect(await codeOf(ask('wallet_addEthereumChain', [chain]))).toBe(-32_602)
  await expect(phone.setChain('eip155:42161')).rejects.toThrow('does not know eip155:42161')
  expect(phone.requests()).toEqual([])

  const update = nextEvent(dapp, 'session_update')
  const event = nextEvent(dapp, 'session_event')
  const rpcUrls = ['https://arb.example']
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const described = { ...chain, chainName: 'Arb\u202eitrum', rpcUrls, nativeCurrency }
  const adding = ask('wallet_addEthereumChain', [described])
  const request = await nextRequest(phone)
  expect(request.words).toBe('Adds “Arb□itrum” (eip155:42161) and goes there.')
  await phone.approveRequest(request.id)
  expect(await adding).toBeNull()
  expect((await update).params).toMatchObject({
    namespaces: { eip155: { chains: ['eip155:1', 'eip155:42161'] } },
  })
  expect((await event).params).toEqual({
    chainId: 'eip155:42161',
    event: { name: 'chainChanged', data: 42_161 },
  })
  expect(test.world.get().phone.knownChainIds).toContain('eip155:42161')
  await phone.setChain('eip155:1')
  await phone.disconnect()
})

it('waits for its owner before it switches to a known chain', async () => {
  const { session, ask } = await connected('switches', ['wallet_switchEthereumChain'])
  expect(session.namespaces['eip155']?.chains).toEqual(['eip155:1'])
  const switching = ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])
  const { id, words } = await nextRequest(phone)
  expect(words).toBe('Goes to Polygon.')
  await phone.approveRequest(id)
  expect(await switching).toBeNull()
  expect(phone.sessions()).toMatchObject([{ chainIds: ['eip155:1', 'eip155:137'] }])
  await phone.disconnect()
})

it('returns its accounts without its owner', async () => {
  const { ask } = await connected('asks', ['eth_accounts', 'eth_requestAccounts'])
  expect(await ask('eth_accounts', [])).toEqual([first])
  expect(await ask('eth_requestAccounts', [])).toEqual([first])
  expect(phone.requests()).toEqual([])
  await phone.disconnect()
})

it('emits accountsChanged when its owner selects other accounts', async () => {
  const { dapp } = await connected('follows')
  const event = nextEvent(dapp, 'session_event')
  await phone.setAccounts([1, 0])
  expect((await event).params).toEqual({
    chainId: 'eip155:1',
    event: { name: 'accountsChanged', data: [second, first] },
  })
  await phone.disconnect()
})

it('refuses with its own message to remove all accounts from a session', async () => {
  await connected('needs an account')
  await expect(phone.setAccounts([])).rejects.toThrow(
    'A session has at least one account. Disconnect it on the phone instead.',
  )
  expect(phone.sessions()[0]?.accounts).toHaveLength(1)
  await phone.disconnect()
})

it('answers pings, and extends a session by another seven days', async () => {
  const { dapp, session, topic } = await connected('stays')
  await dapp.ping({ topic })
  await dapp.session.update(topic, { expiry: session.expiry - 3_600 })
  const extended = nextEvent(dapp, 'session_extend')
  await phone.extend()
  expect((await extended).topic).toBe(topic)
  expect(dapp.session.get(topic).expiry).toBeGreaterThanOrEqual(session.expiry)
  expect(phone.sessions()[0]?.expiresAt).toBeGreaterThanOrEqual(session.expiry * 1_000)
  await dapp.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await until(() => phone.sessions().length === 0)
})

it('approves Solana under the deprecated id that an app uses', async () => {
  know(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
  const dapp = await createTestDapp('older')
  const session = await connectTestDapp(dapp, phone, {
    solana: { chains: [solana], methods: ['solana_getAccounts'], events: [] },
  })
  const request = { method: 'solana_getAccounts', params: {} }
  const answer = await dapp.request({ topic: session.topic, chainId: solana, request })
  const [pubkey] = solanaAccounts.map(({ address }) => address)
  expect(session.namespaces['solana']?.accounts).toEqual([`${solana}:${pubkey}`])
  expect(answer).toEqual([{ pubkey }])
  await phone.disconnect()
})

it('connects and signs in with one signature', async () => {
  know(['eip155:1', 'eip155:137'])
  const dapp = await createTestDapp('one-click')
  const { uri, response } = await dapp.authenticate({
    chains: ['eip155:1', 'eip155:137'],
    domain: 'other.test',
    nonce: 'abcdef12',
    uri: 'https://other.test/login',
    methods: ['personal_sign'],
  })
  await phone.open(String(uri))
  expect(phone.proposals()).toMatchObject([
    { name: 'one-click', signIn: expect.stringContaining('other.test wants you to sign in') },
  ])
  await phone.approve(oneProposal(), { accountIndexes: [1] })
  const { auths, session } = await response()
  expect(session?.namespaces).toMatchObject({
    eip155: { accounts: [`eip155:1:${second}`, `eip155:137:${second}`] },
  })
  const signed = auths?.map(({ p: request, s: { s: signature } }) => {
    const message = dapp.formatAuthMessage({ request, iss: request.iss })
    return verifyMessage({ address: second, message, signature: signature as `0x${string}` })
  })
  expect(await signed?.[0]).toBe(true)
  await phone.disconnect()
})

it('rejects a sign-in', async () => {
  const dapp = await createTestDapp('unwelcome')
  const { uri, response } = await dapp.authenticate({
    chains: ['eip155:1'],
    domain: 'other.test',
    nonce: 'abcdef12',
    uri: 'https://other.test/login',
  })
  const refused = response().catch(String)
  await phone.open(String(uri))
  await phone.reject(oneProposal())
  expect(await refused).toContain('User rejected')
})
