/** The reason a request is refused: the HTTP status of the response, and a sentence for the page's developer. */
export class SiweRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SiweRefusal'
    this.status = status
  }
}
