import { W3mFrameProvider } from '@reown/appkit-wallet'

declare global {
  interface Window {
    /** The foreign client of the secure site, once its script has run. */
    frameClient?: W3mFrameProvider
  }
}

const ethereum = {
  id: 1,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const

window.frameClient = new W3mFrameProvider({
  projectId: 'none',
  chainId: 'eip155:1',
  enableLogger: false,
  abortController: new AbortController(),
  getActiveCaipNetwork: () => ethereum,
  getCaipNetworks: () => [ethereum],
})
