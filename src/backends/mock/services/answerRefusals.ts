import { answerReasons } from './answers.ts'
import { Refusal } from './refusal.ts'

/** Answers with what `work` gives, with its refusal, or with 503 when what stands behind it fails (wire 1.12). */
export async function answerRefusals(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return error.response()
    return answerReasons(503, { field: 'provider', description: String(error) })
  }
}
