// Loaded beforehand, so that no test waits for it in real time.
import 'viem/utils'
import type { Balances, TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { Chains } from '../../../../backends/port/chains.ts'
import type { Connection, Eip1193Request } from '../../../../backends/port/connectors.ts'
import type { Backend } from '../../../../backends/port/backend.ts'
import type { Core } from '../../../core/core.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { loadTokenChecks } from '../../../testing/loadTokenChecks.ts'
import type { Transfer } from '../order/transfer.ts'
import { ether, usdc } from './testTokens.ts'

await loadTokenChecks()

/** The address of vera.eth. */
export const vera = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
export const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const hash = `0x${'ab'.repeat(32)}`

/** One ETH to vera.eth. */
export const toVera: Transfer = {
  chainId: 'eip155:1',
  from: testAddress,
  recipient: vera,
  name: 'vera.eth',
  token: undefined,
  symbol: 'ETH',
  tokenName: 'Ether',
  units: 10n ** 18n,
  decimals: 18,
}

/** A visitor with a wallet that approves, some tokens, and a chain on which vera.eth resolves. */
export function createSendTest(
  options: {
    chains?: Partial<Chains>
    /** The wallet's answers by method, called on each request. */
    wallet?: Readonly<Record<string, () => unknown>>
    /** The chain's answers by method. */
    rpc?: Readonly<Record<string, () => unknown>>
    tokens?: readonly TokenBalance[]
    backend?: Partial<Backend>
    connection?: Partial<Connection>
    host?: NonNullable<Parameters<typeof createTestCore>[0]>['host']
  } = {},
) {
  const asked: Eip1193Request[] = []
  const loads: unknown[] = []
  const wallet: Readonly<Record<string, () => unknown>> = {
    eth_accounts: () => [testAddress],
    eth_chainId: () => '0x1',
    eth_sendTransaction: () => hash,
    ...options.wallet,
  }
  const rpc: Readonly<Record<string, () => unknown>> = {
    eth_gasPrice: () => '0xb2d05e00',
    eth_estimateGas: () => '0x5208',
    eth_getCode: () => '0x',
    getAccountInfo: () => ({ value: null }),
    // `decimals()` of USDC.
    eth_call: () => `0x${'6'.padStart(64, '0')}`,
    ...options.rpc,
  }
  const { connection, notify } = createTestConnection({
    provider: {
      async request(request) {
        asked.push(request)
        return wallet[request.method]?.()
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
    ...options.connection,
  })
  const test = createTestCore({
    ...(options.host ? { host: options.host } : {}),
    backend: {
      chains: {
        ensAddress: async (name) => (name.toLowerCase() === 'vera.eth' ? vera : undefined),
        call: async (_network, method) => rpc[method]?.(),
        waitForReceipt: async () => ({ hash, status: 'success', blockNumber: 1n }),
        ...options.chains,
      },
    },
  })
  const balances: Balances = {
    async balances(_address, _chainId, { forceUpdate } = {}) {
      loads.push(forceUpdate)
      return options.tokens ?? [ether, usdc]
    },
  }
  // The core keeps a reference to this backend, so it is changed in place.
  Object.assign(test.core.backend, { balances, ...options.backend })
  const { core }: { core: Core } = test
  core.session.adopt(testConnector, connection)
  core.open('WalletSend')
  return { ...test, asked, loads, notify, connection }
}
