import { createFakeChains } from '../../../chains/testing/fakeChains.ts'
import { createWalletPage } from './walletPage.ts'

/** The wallets of a page on chains that answer from a table, and the events of the first wallet. */
export function createWalletsTest() {
  const { chains, asked } = createFakeChains({
    eth_getBlockByNumber: { timestamp: '0x64' },
    eth_sendTransaction: '0xhash',
    eth_blockNumber: '0x5',
  })
  const page = createWalletPage({ chains })
  const { provider: fox, wallets } = page
  const events: [string, unknown][] = []
  for (const name of [
    'connect',
    'disconnect',
    'accountsChanged',
    'chainChanged',
    'networkChanged',
  ]) {
    fox.on(name, (payload) => events.push([name, payload]))
  }
  const ask = (method: string, ...params: unknown[]) => fox.request({ method, params })
  /** Sends a request, and the owner decides at once if the wallet shows it. */
  const decide = (method: string, params: unknown[], decision: (id: number) => unknown) =>
    page.deciding(decision, () => ask(method, ...params)).catch((error: unknown) => ({ error }))
  const approve = (method: string, ...params: unknown[]) => decide(method, params, wallets.approve)
  return { ...page, asked, fox, events, ask, decide, approve }
}
