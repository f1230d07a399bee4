type Change = (change: unknown) => void

/** A wallet of the wallet standard that grants its accounts at once; `features` replaces its features. */
export function fakeStandardWallet(
  options: {
    name?: string
    addresses?: readonly string[]
    chains?: readonly string[]
    features?: Readonly<Record<string, unknown>>
  } = {},
) {
  const {
    name = 'Fake Sol',
    addresses = [],
    chains = ['solana:mainnet', 'solana:devnet'],
  } = options
  const listeners = new Set<Change>()
  const asked: unknown[] = []
  const accounts = (of = addresses) =>
    of.map((address) => ({ address, chains: ['solana:mainnet'] }))
  const wallet = {
    version: '1.0.0' as const,
    name,
    icon: 'data:image/svg+xml;base64,eA==' as const,
    chains: chains as `solana:${string}`[],
    accounts: [],
    features: {
      'standard:connect': {
        connect: (...inputs: readonly unknown[]) => {
          asked.push(['connect', ...inputs])
          return Promise.resolve({ accounts: accounts() })
        },
      },
      'standard:events': {
        on(_event: string, listener: Change) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'standard:disconnect': { disconnect: () => asked.push(['disconnect']) },
      ...options.features,
    },
  }
  return {
    wallet,
    asked,
    change: (next: unknown) => listeners.forEach((listener) => listener({ accounts: next })),
    changeTo: (next: readonly string[]) =>
      listeners.forEach((listener) => listener({ accounts: accounts(next) })),
    listenerCount: () => listeners.size,
  }
}
