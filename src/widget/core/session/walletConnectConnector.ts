import type { Connector } from '../../../backends/port/connectors.ts'

/**
 * The connector of every WalletConnect session. Its id is stored with the session, so that the next visit restores it
 * (wire 5.5).
 */
export const walletConnectConnector: Connector = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  chain: 'eip155',
  imageId: 'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400',
}
