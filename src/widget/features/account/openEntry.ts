import type { Core } from '../../core/core.ts'
import { swapNetworks } from '../../core/networks/swapNetworks.ts'
import type { AccountEntry } from './accountRules.ts'

/** Opens an entry of the account and records the click. */
export function openEntry(core: Core, entry: AccountEntry): void {
  const { account, networks, router, track } = core
  const isSmartAccount = account.getState().type === 'smartAccount'
  const network = networks.store.getState().activeId
  if (entry === 'buy') {
    track('SELECT_BUY_CRYPTO', { isSmartAccount })
    router.push('OnRampProviders')
  }
  if (entry === 'activity') {
    track('CLICK_TRANSACTIONS', { isSmartAccount })
    router.push('Transactions')
  }
  if (entry === 'receive') router.push('WalletReceive')
  if (entry === 'send') {
    track('OPEN_SEND', { isSmartAccount, network })
    router.push('WalletSend')
  }
  if (entry === 'swap') {
    if (!swapNetworks.includes(network)) {
      router.push('UnsupportedChain', { swap: true })
      return
    }
    track('OPEN_SWAP', { isSmartAccount, network })
    router.push('Swap')
  }
}
