/** Encodes bytes as base64, which wallets and nodes use for transactions. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
