/** A wallet of the directory before its links are drawn. */
export interface DirectoryWallet {
  readonly name: string
  readonly kinds: readonly ('mobile' | 'browser' | 'desktop' | 'web')[]
  /** Set if the same wallet can be installed in the simulated browser. */
  readonly rdns?: string
}

/** The first wallets of All Wallets, in the order of the directory. All invented. Those in the browser: `defaultWallets`. */
export const directoryWallets: readonly DirectoryWallet[] = [
  { name: 'Emberfox', kinds: ['mobile', 'browser'], rdns: 'example.emberfox' },
  { name: 'Orbit Pocket', kinds: ['mobile', 'browser', 'desktop'], rdns: 'example.orbitpocket' },
  { name: 'Harborlight', kinds: ['mobile', 'browser', 'web'], rdns: 'example.harborlight' },
  { name: 'Plainkey', kinds: ['browser'], rdns: 'example.plainkey' },
  { name: 'Quillsafe', kinds: ['mobile'] },
  { name: 'Nimbus Vault', kinds: ['mobile', 'desktop'] },
  { name: 'Larkspur', kinds: ['mobile', 'browser', 'desktop', 'web'] },
  { name: 'Tidepool', kinds: ['mobile', 'web'] },
  { name: 'Saltbox', kinds: ['web'] },
  { name: 'Meridian Key', kinds: ['desktop'] },
  { name: 'Bluefinch', kinds: ['mobile'] },
  { name: 'Copperleaf', kinds: ['browser'] },
]
