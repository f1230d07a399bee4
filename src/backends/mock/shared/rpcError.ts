/**
 * A refusal with a number, as wallets and chains give it: a code of EIP-1193 (4001, 4100, 4200, 4900, 4901),
 * of EIP-3326 (4902) or of JSON-RPC. What a chain refused reaches the page through a wallet unchanged.
 */
export class RpcError extends Error {
  /** The name that EIP-1193 gives it, which pages see. */
  override readonly name = 'ProviderRpcError'
  readonly code: number
  /** Whatever came along; the bytes a contract reverted with, in hex. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
