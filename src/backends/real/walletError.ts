/** An error in EIP-1193 form: `code` is from EIP-1193, EIP-3326 or JSON-RPC. */
export function walletError(code: number, message: string): Error & { readonly code: number } {
  return Object.assign(new Error(message), { code })
}
