/** A request that is refused or cannot be served; the message is shown to the developer who sent it. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  /** HTTP status of the answer. */
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
