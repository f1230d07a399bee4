import type { Simulator } from '../backends/mock/simulatorTypes.ts'

/** The newest link with a WalletConnect pairing that the page opened. */
export function newestPairingLink({ opened }: Pick<Simulator, 'opened'>): string | undefined {
  return opened().findLast(({ url, end }) => /[?&]uri=wc/.test(url) && end !== 'refused')?.url
}
