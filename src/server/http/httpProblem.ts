/** A request that is rejected or cannot be served. The developer who sent it reads the message. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  /** The HTTP status of the response. */
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
