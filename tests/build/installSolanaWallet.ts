import type { Page } from '@playwright/test'

/** A wallet of the wallet standard in the browser, called Palm, that grants its account at once. */
export async function installSolanaWallet(page: Page, address: string): Promise<void> {
  await page.addInitScript((granted) => {
    const accounts = [
      {
        address: granted,
        publicKey: new Uint8Array(32),
        chains: ['solana:mainnet'],
        features: ['solana:signMessage'],
      },
    ]
    const wallet = {
      version: '1.0.0',
      name: 'Palm',
      icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
      chains: ['solana:mainnet'],
      accounts: [],
      features: {
        'standard:connect': { version: '1.0.0', connect: async () => ({ accounts }) },
        'standard:events': { version: '1.0.0', on: () => () => undefined },
      },
    }
    const meet = (app: { register(wallet: unknown): void }) => app.register(wallet)
    window.addEventListener('wallet-standard:app-ready', (event) =>
      meet(Reflect.get(event, 'detail')),
    )
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: meet }))
  }, address)
}
