/** Where viem asks for ENS names on mainnet. */
export const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/**
 * EVM code that answers every call with "nothing": the words 0x60, 0, 0, 0, which read as an empty
 * name or record by a resolver of nobody. PUSH1 0x60, MSTORE at 0; RETURN of 128 bytes. Without it a
 * local mainnet looks broken to whoever asks for a name.
 */
export const noNamesCode = '0x606060005260806000f3'
