import type { Backend } from '../port/backend.ts'
import { toNetwork, type Network } from '../port/network.ts'
import type { HttpClient } from './http/httpClient.ts'
import { onDemand } from './onDemand.ts'
import type { RealBackendOptions } from './realBackendOptions.ts'
import type { ServiceChoice } from './serviceChoice.ts'
import type { Services } from './services.ts'

type Service =
  'chains' | 'directory' | 'names' | 'identity' | 'balances' | 'swap' | 'history' | 'onramp'

/**
 * Creates the services and the reads of the chains, whose code loads with the first call. The host's own ports replace them;
 * without services, balances and names come from the chains.
 */
export function createServicesOnDemand(parts: {
  options: RealBackendOptions
  /** The networks of the host. */
  networks: readonly Network[] | undefined
  choice: ServiceChoice
  walletApi: () => Promise<HttpClient>
  load: () => Promise<Services>
}): { readonly [Name in Service]: Backend[Name] } {
  const { options, networks, walletApi, load } = parts
  const { isAlone, part } = parts.choice
  const mainnet =
    (options.mainnet && toNetwork(options.mainnet)) ?? networks?.find(({ id }) => id === 'eip155:1')
  const chains =
    options.chains ??
    onDemand('the chains', async () => (await load()).chains(mainnet, isAlone), [
      'nativeBalance',
      'call',
      'waitForReceipt',
      'ensIdentity',
      'ensAvatar',
      'ensAddress',
      'sameAccountOn',
    ])
  const suffix = options.nameSuffix ?? '.wcn.id'
  const names = part('names', () => ({
    suffix,
    ...onDemand('the names', async () => (await load()).names(suffix), [
      'suggestions',
      'isRegistered',
      'resolve',
      'reverse',
      'register',
    ]),
  }))

  return {
    chains,
    names,
    directory: part('directory', () =>
      onDemand(
        'the wallet directory',
        async () => {
          const { createWalletDirectory } = await import('./http/walletDirectory.ts')
          return createWalletDirectory({
            http: await walletApi(),
            createObjectUrl: (blob) => URL.createObjectURL(blob),
          })
        },
        ['wallets', 'walletImage', 'assetImage', 'tokenImage', 'currencyImage'],
      ),
    ),
    identity:
      options.identity ||
      onDemand(
        'the identity service',
        async () => (await load()).identity(chains, names, options.identity !== false && !isAlone),
        ['identity'],
      ),
    balances:
      part('balances', () =>
        onDemand('the balances', async () => (await load()).balances(), ['balances']),
      ) ??
      onDemand(
        'the balances',
        async () => (await load()).chainBalances(chains, networks, options.tokenList),
        ['balances'],
      ),
    swap: part('swap', () =>
      onDemand('the swap service', async () => (await load()).swap(), [
        'tokens',
        'price',
        'quote',
        'allowance',
        'buildApproval',
        'buildSwap',
      ]),
    ),
    history: part('history', () =>
      onDemand('the history', async () => (await load()).history(), ['transactions']),
    ),
    onramp: part('onramp', () =>
      onDemand('the on-ramp', async () => (await load()).onramp(), ['currencies', 'quote', 'url']),
    ),
  }
}
