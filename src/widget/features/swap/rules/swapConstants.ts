/** The numbers of the swap. Times are in ms. */
export const swapConstants = {
  /** The share of the target amount that a swap may lose, in percent. */
  slippagePercent: 1,
  /** The fee of the router, in percent; for display only. */
  providerFeePercent: '0.85',
  /** The interval between two refreshes of prices, balances and quote. */
  refreshEvery: 10_000,
  /** The pause in typing after which a quote is requested. */
  debounce: 200,
  /** The gas of a swap until a built transaction has a gas limit. */
  initialGasLimit: 150_000n,
  /** The value in USD up to which a holding shows neither balance nor Max. */
  smallestHolding: '0.00005',
  /** The specification suggests eight tokens. */
  suggestions: 8,
  /** The most decimals of the target amount. */
  targetDigits: 6,
} as const
