import { answerReasons } from './answers.ts'

/** A rejection of the blockchain API, with the status and the field it names (wire 1.12). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly field: string

  constructor(status: number, field: string, description: string) {
    super(description)
    this.status = status
    this.field = field
  }

  /** Returns the response with the rejection as its body. */
  response(): Response {
    return answerReasons(this.status, { field: this.field, description: this.message })
  }
}
