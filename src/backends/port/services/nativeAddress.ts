/** The address that means the coin of an EVM chain in calls that need a token (wire 1.9). */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
