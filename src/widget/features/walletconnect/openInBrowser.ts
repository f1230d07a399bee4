import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../../core/core.ts'
import { browserConnector } from './browserConnector.ts'
import { createConnectingTexts } from '../../core/texts/connect/connectingTexts.ts'

/** Asks the wallet's extension instead: its own screen takes over. */
export function openInBrowser(core: Core, wallet: Wallet | undefined): void {
  const connector = browserConnector(wallet, core.connectors.list())
  if (connector) {
    core.router.replace('ConnectingExternal', {
      connectorId: connector.id,
      ...(wallet ? { wallet } : {}),
    })
  } else {
    core.toasts.show('error', core.use(createConnectingTexts).failedToFindConnector)
  }
}
