/** An error as a wallet rejects with it: EIP-1193 (4001, 4100, 4200, 4900, 4901), EIP-3326 (4902) or JSON-RPC code. */
export class ProviderError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
