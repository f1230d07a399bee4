/** A JSON-RPC error of a local chain. */
export class RpcProblem extends Error {
  override readonly name = 'RpcProblem'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
