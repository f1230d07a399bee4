import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createAddressBalancesFlow } from './addressBalancesFlow.ts'

function setUp(nativeBalance: (address: string) => Promise<bigint>) {
  const test = createTestCore({
    backend: { chains: { nativeBalance: (_network, address) => nativeBalance(address) } },
  })
  test.core.session.adopt(testConnector, createTestConnection().connection)
  const flow = createAddressBalancesFlow(test.core, ['0x1', '0x2'])
  return { ...test, flow }
}

it('loads the balance of each address on the active network [C-148]', async () => {
  const { clock, flow } = setUp((address) => Promise.resolve(BigInt(address) * 10n ** 18n))
  flow.start()
  expect(flow.store.getState()).toEqual({ status: 'loading', balances: {} })
  await clock.idle()
  expect(flow.store.getState()).toEqual({
    status: 'ready',
    balances: { '0x1': { shown: '1.0000 ETH' }, '0x2': { shown: '2.0000 ETH' } },
  })
})

it('loads the other balances when one fails', async () => {
  const { clock, flow } = setUp(failsFor('0x1'))
  flow.start()
  await clock.idle()
  expect(flow.store.getState().balances).toEqual({
    '0x1': 'failed',
    '0x2': { shown: '0.0000 ETH' },
  })
})

it('loads no balance on an unsupported network', async () => {
  const { clock, core, flow } = setUp(() => Promise.reject(new Error('asked')))
  core.networks.setActive('eip155:424242')
  flow.start()
  await clock.idle()
  expect(flow.store.getState()).toEqual({ status: 'ready', balances: {} })
})

function failsFor(refused: string) {
  return (address: string) =>
    address === refused ? Promise.reject(new FoyerError('chain.failed', 'No')) : Promise.resolve(0n)
}
