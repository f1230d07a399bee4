import type { Simulator } from '../backends/mock/simulatorTypes.ts'

/** The newest link with a WalletConnect pairing that the page opened. */
export function newestPairingLink({ opened }: Pick<Simulator, 'opened'>): string | undefined {
  return opened().findLast(({ url }) => /[?&]uri=wc/.test(url))?.url
}
