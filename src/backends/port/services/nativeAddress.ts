/** The token address that means the coin of an EVM chain (wire 1.9). */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
