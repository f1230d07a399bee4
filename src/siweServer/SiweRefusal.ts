/** Why a request is refused, as it is answered: a status of HTTP and a sentence for whoever develops the page. */
export class SiweRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SiweRefusal'
    this.status = status
  }
}
