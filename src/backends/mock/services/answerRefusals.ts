import { answerReasons } from './answers.ts'
import { Refusal } from './refusal.ts'

/**
 * Responds with the result of `work`, with its rejection, or with 503 if the service behind it
 * fails (wire 1.12).
 */
export async function answerRefusals(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return error.response()
    return answerReasons(503, { field: 'provider', description: String(error) })
  }
}
