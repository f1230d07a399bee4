/** A refusal in a node's format: the `error` of a JSON-RPC answer. */
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
