import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { solanaPrograms } from '../../../money/solana/solanaPrograms.ts'
import { createSendState } from '../state/sendState.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { createGasFlow } from './gasFlow.ts'
import { defaultGas, type GasQuery } from '../state/gasState.ts'
import { sendDraft } from '../state/sendSelectors.ts'
import { createSendTest, other, toVera, vera } from '../testing/sendTest.ts'
import { solanaHost } from '../testing/solanaHost.ts'
import { ether, usdc } from '../testing/testTokens.ts'

const question = {
  network: testNetworks.ethereum,
  from: toVera.from,
  token: undefined,
  recipient: undefined,
}

function setUp(options: Parameters<typeof createSendTest>[0] = {}) {
  const test = createSendTest(options)
  const flow = test.core.use(createGasFlow)
  return {
    ...test,
    flow,
    /** The state after a question, after any delay. */
    answered(wanted: GasQuery) {
      flow.send({ type: 'wanted', question: wanted })
      return new Promise((resolve) => {
        flow.store.subscribe((state) => {
          if (state.status !== 'loading') resolve(state)
        })
      })
    },
    async ask(change: Partial<GasQuery> = {}) {
      flow.send({ type: 'wanted', question: { ...question, ...change } })
      await test.clock.idle()
      return flow.store.getState()
    },
  }
}

it('reads the gas price from the chain, and uses the usual gas without a recipient', async () => {
  const { ask } = setUp()
  expect(await ask()).toEqual({
    status: 'ready',
    gasPrice: 3_000_000_000n,
    gasLimit: defaultGas.native,
    l1Fee: 0n,
    coins: 0n,
  })
  expect(await ask({ token: other })).toMatchObject({ gasLimit: defaultGas.token })
})

it('uses the usual gas of transfers', () => {
  expect(defaultGas).toEqual({ native: 21_000n, token: 65_000n, smartAccount: 150_000n })
})

it('estimates a transfer to a recipient on the chain', async () => {
  const asked: unknown[] = []
  const { ask } = setUp({
    chains: {
      async call(_network, method, params) {
        asked.push([method, ...params])
        return '0xea60'
      },
    },
  })
  expect(await ask({ recipient: vera })).toMatchObject({ gasPrice: 60_000n, gasLimit: 60_000n })
  expect(asked).toContainEqual([
    'eth_estimateGas',
    { from: toVera.from, to: vera, data: '0x', value: '0x1' },
  ])
})

it('uses the usual gas if the chain refuses to estimate, and more for a smart account', async () => {
  const { ask, core } = setUp({
    rpc: { eth_estimateGas: () => Promise.reject(new FoyerError('chain.failed', 'reverted')) },
  })
  expect(await ask({ recipient: vera })).toMatchObject({ gasLimit: defaultGas.native })
  core.account.setState({ type: 'smartAccount' })
  expect(await ask({ recipient: vera })).toMatchObject({ gasLimit: 150_000n })
})

it.each([['0x'], ['many'], [null], [5]])('rejects the price %j', async (answer) => {
  const { ask } = setUp({ rpc: { eth_gasPrice: () => answer } })
  expect(await ask()).toMatchObject({ status: 'failed' })
})

it('uses the signature fee on Solana without a request', async () => {
  const { ask, flow } = setUp({ rpc: { eth_gasPrice: () => 'many' } })
  await ask()
  flow.send({
    type: 'wanted',
    question: { ...question, network: { ...testNetworks.ethereum, chain: 'solana' } },
  })
  expect(flow.store.getState()).toMatchObject({ status: 'ready', gasPrice: 5000n, gasLimit: 1n })
})

it("adds the rent of the recipient's new account on Solana, and fails without an answer", async () => {
  const [from = '', recipient = ''] = solanaAccounts.map(({ address }) => address)
  const [
    {
      networks: [network],
    },
  ] = solanaHost.adapters
  const mint = {
    owner: solanaPrograms.token,
    data: [Buffer.alloc(82).toString('base64'), 'base64'],
  }
  const accounts: unknown[] = [mint, null, mint]
  const { answered } = setUp({
    host: solanaHost,
    rpc: {
      getAccountInfo: () => ({ value: accounts.shift() }),
      getMinimumBalanceForRentExemption: () => 2_039_280,
    },
  })
  const wanted = { network, from, recipient, token: solanaPrograms.associated }
  expect(await answered(wanted)).toMatchObject({ status: 'ready', gasPrice: 2_044_280n })
  expect(await answered(wanted)).toMatchObject({ status: 'ready', gasPrice: 5_000n })
  expect(await answered(wanted)).toMatchObject({ status: 'failed' })
})

it('reports why the chain did not estimate', async () => {
  const { ask, seen } = setUp({
    rpc: { eth_estimateGas: () => Promise.reject(new FoyerError('chain.failed', 'reverted')) },
  })
  await ask({ recipient: vera })
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'send.gasLimit' }))
})

it('estimates nothing without a recipient, and reports no failure', async () => {
  const { ask, seen } = setUp()
  await ask()
  expect(seen.filter(({ type }) => type === 'note')).toEqual([])
})

it('shows the gas of the newest question while an older one is pending', async () => {
  const limits = ['0x7530', '0x9c40']
  const { clock, flow } = setUp({ rpc: { eth_estimateGas: () => limits.shift() } })
  flow.send({ type: 'wanted', question: { ...question, recipient: vera } })
  flow.send({ type: 'wanted', question: { ...question, recipient: other } })
  await clock.idle()
  expect(flow.store.getState()).toMatchObject({ status: 'ready', gasLimit: 40_000n })
})

it('resets with the form and with the network', async () => {
  const { ask, core, flow } = setUp()
  await ask()
  core.use(createSendState).reset()
  expect(flow.store.getState()).toMatchObject({ status: 'idle', gasPrice: undefined })
  await ask()
  core.networks.setActive('eip155:137')
  expect(flow.store.getState()).toMatchObject({ status: 'idle', gasPrice: undefined })
})

it.each([
  ['a token without coins', usdc, '5', 0n, '0.000063'],
  ['a token with enough coins', usdc, '5', 63_000_000_000_000n, undefined],
  ['a token with almost enough coins', usdc, '5', 62_999_999_999_999n, '0.000000000000000001'],
  ['all coins', ether, '2', 2n * 10n ** 18n, '0.000063'],
  ['some coins', ether, '1', 2n * 10n ** 18n, undefined],
  ['more coins than the account has', ether, '3', 2n * 10n ** 18n, undefined],
  ['coins while their balance is unknown', ether, '2', undefined, undefined],
])('says which part of the cost is missing for %s', (_, token, sendTokenAmount, coins, missing) => {
  const gas = { status: 'ready', gasPrice: 3_000_000_000n, gasLimit: 20_000n } as const
  const parts = {
    form: { token, sendTokenAmount },
    recipient: { status: 'empty', text: '' },
    gas: { ...gas, l1Fee: 3_000_000_000_000n, coins },
    tokens: [usdc],
    network: testNetworks.ethereum,
  } as const
  expect(sendDraft({ ...parts, accountType: 'eoa' }).coinMissing).toBe(missing)
})

it('a smart account lacks coins only for the amount', () => {
  const draftOf = (token: typeof usdc) =>
    sendDraft({
      form: { token, sendTokenAmount: '2' },
      recipient: { status: 'empty', text: '' },
      gas: { status: 'ready', gasPrice: 9n, gasLimit: 9n, l1Fee: 9n, coins: 10n ** 18n },
      tokens: [ether, usdc],
      network: testNetworks.ethereum,
      accountType: 'smartAccount',
    }).coinMissing
  expect([draftOf(usdc), draftOf(ether)]).toEqual([undefined, '1'])
})

it('shows the cost in the coin if the balances have no row of it', () => {
  const draft = sendDraft({
    form: { token: usdc, sendTokenAmount: '5' },
    recipient: { status: 'empty', text: '' },
    gas: { status: 'ready', gasPrice: 9n, gasLimit: 10n ** 15n, l1Fee: 10n ** 15n, coins: 0n },
    tokens: [usdc],
    network: testNetworks.ethereum,
    accountType: 'eoa',
  })
  expect(draft).toMatchObject({ gasInCoin: '0.01', coinMissing: '0.01' })
})

it('adds the L1 fee of a chain of the OP stack, more for a smart account', async () => {
  const sizes: number[] = []
  const { ask, core } = setUp({
    chains: {
      nativeBalance: async () => 5n,
      async call(_network, method, params) {
        const isFee = method === 'eth_call'
        sizes.push(...[JSON.stringify(params).length].filter(() => isFee))
        return `0x${'9'.padStart(64, '0')}`.slice(0, [6, 66][Number(isFee)])
      },
    },
  })
  const base = { ...testNetworks.ethereum, id: 'eip155:8453' } as const
  const onBase = (token?: string) => ask({ network: base, token, recipient: vera })
  expect(await onBase()).toMatchObject({ l1Fee: 9n, coins: 5n })
  await onBase(usdc.address)
  core.account.setState({ type: 'smartAccount' })
  await onBase(usdc.address)
  expect(sizes.toSorted((one, two) => one - two)).toEqual(sizes)
  expect(new Set(sizes).size).toBe(3)
})

it('knows no balance if it cannot be read, and the cost all the same', async () => {
  const { ask } = setUp({
    chains: {
      nativeBalance: () => Promise.reject(new FoyerError('network.failed', 'down')),
      call: async () => '0x2',
    },
  })
  expect(await ask()).toMatchObject({ status: 'ready', coins: undefined, gasPrice: 2n })
})

it('combines price, cost and recipient into the send state [A-096]', () => {
  const parts = {
    form: { token: usdc, sendTokenAmount: '5' },
    recipient: { status: 'typing', text: ' vera.eth ', reenter: true },
    gas: {
      status: 'ready',
      gasPrice: 3_000_000_000n,
      gasLimit: 20_000n,
      l1Fee: 3_000_000_000_000n,
      coins: undefined,
    },
    tokens: [usdc, ether],
    network: testNetworks.ethereum,
    accountType: 'eoa',
  } as const
  expect(sendDraft(parts)).toEqual({
    token: usdc,
    sendTokenAmount: '5',
    receiverAddress: 'vera.eth',
    receiverProfileName: undefined,
    receiverProfileImageUrl: undefined,
    gasPrice: 3_000_000_000n,
    gasPriceInUSD: '0.2016',
    gasInCoin: undefined,
    coinMissing: undefined,
    loading: true,
  })
  const found = {
    status: 'found',
    text: 'vera.eth',
    address: vera,
    byName: true,
    name: 'vera.eth',
    image: 'blob:vera',
  } as const
  expect(sendDraft({ ...parts, tokens: [usdc], recipient: found })).toMatchObject({
    receiverAddress: vera,
    receiverProfileName: 'vera.eth',
    receiverProfileImageUrl: 'blob:vera',
    gasPriceInUSD: undefined,
    loading: false,
  })
  const looking = { ...parts.recipient, status: 'looking' } as const
  expect(sendDraft({ ...parts, recipient: looking }).loading).toBe(true)
  const elsewhere = [{ ...ether, chainId: 'eip155:137' }] as const
  const failed = { ...parts.gas, status: 'failed' } as const
  const unpriced = { ...parts.gas, gasPrice: undefined }
  expect(sendDraft({ ...parts, tokens: elsewhere }).gasPriceInUSD).toBeUndefined()
  expect(sendDraft({ ...parts, gas: failed }).gasPriceInUSD).toBeUndefined()
  expect(sendDraft({ ...parts, gas: unpriced }).gasPriceInUSD).toBeUndefined()
})
