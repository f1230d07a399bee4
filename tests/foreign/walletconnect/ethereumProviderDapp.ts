import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { referenceOf, type ChainId } from '../../../src/backends/port/chainIds.ts'
import { foreignEvents, foreignMethods, type ForeignDapp } from './foreignDapp.ts'
import { forgetCore } from './forgetCore.ts'

const numbers = (chains: readonly ChainId[] = []) => chains.map((id) => Number(referenceOf(id)))

/** An app with the Ethereum provider, whose own modal is hidden. */
export async function openEthereumProviderDapp(
  name: string,
  options = testDappOptions(name),
): Promise<ForeignDapp> {
  const provider = await EthereumProvider.init({
    ...options,
    // These chains are only the app's choice in `connect`.
    optionalChains: [1],
    optionalMethods: foreignMethods,
    optionalEvents: foreignEvents,
    rpcMap: Object.fromEntries([1, 56, 137].map((id) => [id, 'https://rpc.test'])),
    showQrModal: false,
    disableProviderPing: true,
  })
  return {
    connect: ({ required, optional }) =>
      new Promise((resolve) => {
        provider.once('display_uri', (uri: string) => resolve({ uri, approved }))
        const approved = provider.connect({
          chains: numbers(required),
          optionalChains: numbers(optional),
        })
      }),
    accounts: () => provider.session?.namespaces['eip155']?.accounts ?? [],
    request: (method, params) => provider.request({ method, params: [...params] }),
    next: (event) =>
      new Promise((resolve) =>
        provider.once(event as 'accountsChanged', (said: unknown) =>
          resolve(event === 'chainChanged' ? Number(said) : said),
        ),
      ),
    ended: () => new Promise((resolve) => provider.once('disconnect', resolve)),
    ping: () => provider.signer.client.ping({ topic: provider.session?.topic ?? '' }),
    expiry: () => provider.session?.expiry ?? 0,
    disconnect: () => provider.disconnect(),
    async reopen() {
      await forgetCore(provider.signer.client.core, name)
      return openEthereumProviderDapp(name, options)
    },
  }
}
