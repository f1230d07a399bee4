import { walletConnectTest } from '../../contract/connectors/walletConnectTest.ts'
import { openSignClientWallet } from './signClientWallet.ts'

walletConnectTest('with sign-client 2.21 as the wallet', async (chains) => {
  const { SignClient } = await import('@walletconnect/sign-client')
  return openSignClientWallet((options) => SignClient.init(options), chains)
})
