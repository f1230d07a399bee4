const library = '@walletconnect/keyvaluestorage'
const replacement = '\0foyerkit:no-library-storage'

/**
 * Leaves out the own storage of the WalletConnect client. Foyer gives the client another one, and this one reads `localStorage` while
 * it loads, which throws on a page whose storage is blocked.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutLibraryStorage() {
  return {
    name: 'foyerkit:without-library-storage',
    enforce: 'pre',
    resolveId: (id) => (id === library ? replacement : undefined),
    load: (id) =>
      id === replacement
        ? `export default class { constructor() { throw new Error('WalletConnect has no storage: pass one.') } }`
        : undefined,
  }
}
