import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../../core/core.ts'
import { browserConnector } from './browserConnector.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'

/** Connects with the wallet's extension on its own screen instead. */
export function openInBrowser(core: Core, wallet: Wallet | undefined): void {
  const connector = browserConnector(wallet, core.connectors.list())
  if (connector) {
    core.router.replace('ConnectingExternal', {
      connectorId: connector.id,
      ...(wallet ? { wallet } : {}),
    })
  } else {
    core.toasts.show('error', core.use(connectingTexts).failedToFindConnector)
  }
}
