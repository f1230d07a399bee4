/** Most decimals an amount of 256 bits can have. */
export const maxDecimals = 77
