import type { Connector } from '../../../backends/port/connectors.ts'

/**
 * Whether Connect lists wallets or offers 'Continue with a wallet' (C-080, open point 21). The button appears only if
 * there is another way to log in and the host hides the wallets.
 */
export function showsWalletList(auth: Connector | undefined): boolean {
  const otherWay = auth !== undefined && (auth.email === true || (auth.socials ?? []).length > 0)
  return !otherWay || auth.showWallets !== false
}
