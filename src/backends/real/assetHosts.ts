import type { ServiceAddresses } from './serviceAddresses.ts'

/**
 * The hosts of the services' own pictures: their hosts, and those of the two providers behind them, Zerion for balances
 * and activity and 1inch for swap lists.
 */
export function assetHosts(
  addresses: Pick<ServiceAddresses, 'walletApi' | 'blockchainApi'>,
): readonly string[] {
  const serviceHosts = [addresses.walletApi, addresses.blockchainApi].flatMap((address) =>
    URL.canParse(address) ? new URL(address).hostname : [],
  )
  return [...serviceHosts, 'cdn.zerion.io', 'tokens.1inch.io', 'tokens-data.1inch.io']
}
