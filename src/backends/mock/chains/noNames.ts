/** Where viem asks for ENS names on mainnet. */
export const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/**
 * EVM code that refuses every call with `ResolverNotFound("")`, which is what the public resolver
 * says of an address without a name: PUSH4 selector, PUSH1 0xe0, SHL, MSTORE at 0; 0x20 at 4; REVERT
 * of 68 bytes. Without it a local mainnet looks broken to whoever asks for a name.
 */
export const noNamesCode = '0x6377209fe860e01b600052602060045260446000fd'
