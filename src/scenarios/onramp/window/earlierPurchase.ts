import type { WorldPatch } from '../../../backends/mock/world/worldTypes.ts'

/** A purchase five minutes before the world starts. */
export const earlierPurchase: NonNullable<WorldPatch['purchases']>[number] = {
  id: 'earlier',
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  at: 1_768_478_100_000,
  status: 'SUCCESS',
  purchaseCurrency: 'USDC',
  purchaseAmount: '100',
  fiatCurrency: 'USD',
  fiatAmount: '100.00',
  chainId: 'eip155:1',
}
