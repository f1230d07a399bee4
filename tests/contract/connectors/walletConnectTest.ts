import { afterAll, beforeAll, vi } from 'vitest'
import { createChainTime } from '../../../src/backends/mock/chains/chainTime.ts'
import type { LocalChains } from '../../../src/backends/mock/chains/localChains.ts'
import { createTestClock } from '../../../src/backends/mock/clock/testing/testClock.ts'
import { createAnvilChains } from '../../../src/backends/mock/chains/testing/anvilChains.ts'
import { createPairingTest } from '../../../src/backends/real/walletconnect/testing/pairingTest.ts'
import { createWalletConnect } from '../../../src/backends/real/walletconnect/walletConnect.ts'
import { walletConnectContract, type WalletOwner } from './walletConnectContract.ts'
import { forgetCore } from '../../foreign/walletconnect/forgetCore.ts'

const hour = 3_600_000

/**
 * Runs the contract of the WalletConnect port with the production client and the opened wallet: the phone, or another
 * one at the relay.
 */
export function walletConnectTest(
  name: string,
  open: (
    chains: LocalChains,
    phone: ReturnType<typeof createPairingTest>['phone'],
  ) => Promise<WalletOwner> | WalletOwner,
): void {
  const { chains, close } = createAnvilChains()
  const { walletConnect, options, load, phone } = createPairingTest({
    // A foreign wallet lives in real time and accepts no older URI, however long these tests take.
    startedAt: Date.now() + hour,
    world: { phone: { knownChainIds: ['eip155:1', 'eip155:137'] } },
    send: createChainTime(chains, createTestClock()).send,
  })
  let wallet: WalletOwner | undefined
  const owner = () => {
    if (wallet === undefined) throw new Error('The wallet is opened before the first test.')
    return wallet
  }

  beforeAll(async () => {
    await load()
    wallet = await open(chains, phone)
  }, 120_000)
  afterAll(async () => {
    vi.unstubAllGlobals()
    await close()
  })

  walletConnectContract(name, {
    walletConnect,
    owner: {
      scan: (uri) => owner().scan(uri),
      approve: (index) => owner().approve(index),
      rejectProposal: () => owner().rejectProposal(),
      waiting: () => owner().waiting(),
      agree: () => owner().agree(),
      decline: () => owner().decline(),
      setChain: (chainId) => owner().setChain(chainId),
      setAccount: (index) => owner().setAccount(index),
      extend: () => owner().extend(),
      disconnect: () => owner().disconnect(),
      sessions: () => owner().sessions(),
    },
    async reload() {
      const core: unknown = Reflect.get(globalThis, '_walletConnectCore_foyer')
      await forgetCore(core as Parameters<typeof forgetCore>[0], 'foyer')
      return createWalletConnect(options)
    },
    balanceOf: async (account) =>
      BigInt(String(await chains.rpc('eip155:1', 'eth_getBalance', [account, 'latest']))),
  })
}
