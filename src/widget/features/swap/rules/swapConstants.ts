/** Numbers of the swap (wire 1.9, A §9). Times in ms. */
export const swapConstants = {
  /** A-182, open point 123. */
  slippagePercent: 1,
  /** The fee of the router, in percent (A §9). */
  providerFeePercent: '0.85',
  /** */
  refreshEvery: 10_000,
  /** */
  debounce: 200,
  /** Used until a built transaction has a gas limit. */
  initialGasLimit: 150_000n,
  /** Smaller holdings show neither balance nor Max, in USD. */
  smallestHolding: '0.00005',
  /** */
  suggestions: 8,
  /** Maximum decimals of the target amount (wire 1.9). */
  targetDigits: 6,
} as const
