import type { SignClient } from '@walletconnect/sign-client'
import { walletConnectTest } from '../../contract/connectors/walletConnectTest.ts'
import { openSignClientWallet } from './signClientWallet.ts'

walletConnectTest('with sign-client 2.17 as the wallet', async (chains) => {
  const { SignClient: Client } = await import('sign-client-2-17')
  // The used part is the same as in the newer client, whose types differ elsewhere.
  const init = Client.init as unknown as typeof SignClient.init
  return openSignClientWallet((options) => init(options), chains)
})
