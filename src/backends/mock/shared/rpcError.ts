/**
 * An error with a code, as wallets and chains return it: of EIP-1193 (4001, 4100, 4200, 4900, 4901), of EIP-3326 (4902) or of JSON-RPC. A
 * chain's error reaches the page through a wallet unchanged.
 */
export class RpcError extends Error {
  /** The name in EIP-1193, which pages see. */
  override readonly name = 'ProviderRpcError'
  readonly code: number
  /** Additional data, such as the bytes with which a contract reverted, in hex. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
