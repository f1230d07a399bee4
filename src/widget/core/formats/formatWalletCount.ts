/**
 * Formats the number of All Wallets: rounded down to the nearest ten with '+', exact below ten
 * (C-354, C-355).
 */
export function formatWalletCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
