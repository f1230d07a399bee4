import { UniversalProvider } from '@walletconnect/universal-provider'
import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import type { ChainId } from '../../../src/backends/port/chainIds.ts'
import { foreignEvents, foreignMethods, type ForeignDapp } from './foreignDapp.ts'
import { forgetCore } from './forgetCore.ts'

/** An app with the universal provider. */
export async function openUniversalProviderDapp(
  name: string,
  options = testDappOptions(name),
): Promise<ForeignDapp> {
  const provider = await UniversalProvider.init({ ...options, disableProviderPing: true })
  const namespaces = (chains: readonly ChainId[] = []) =>
    chains.length === 0
      ? {}
      : {
          eip155: {
            chains: [...chains],
            methods: foreignMethods,
            events: foreignEvents,
            rpcMap: Object.fromEntries(chains.map((id) => [id, 'https://rpc.test'])),
          },
        }
  return {
    connect: ({ required, optional }) =>
      new Promise((resolve) => {
        provider.once('display_uri', (uri: string) => resolve({ uri, approved }))
        const approved = provider.connect({
          namespaces: namespaces(required),
          optionalNamespaces: namespaces(optional),
        })
      }),
    accounts: () => provider.session?.namespaces['eip155']?.accounts ?? [],
    request: (method, params) => provider.request({ method, params: [...params] }, 'eip155:1'),
    next: (event) =>
      new Promise((resolve) =>
        provider.once(event, (said: unknown) =>
          resolve(event === 'chainChanged' ? Number(said) : said),
        ),
      ),
    ended: () => new Promise((resolve) => provider.once('session_delete', resolve)),
    ping: () => provider.client.ping({ topic: provider.session?.topic ?? '' }),
    expiry: () => provider.session?.expiry ?? 0,
    disconnect: () => provider.disconnect(),
    async reopen() {
      await forgetCore(provider.client.core, name)
      return openUniversalProviderDapp(name, options)
    },
  }
}
