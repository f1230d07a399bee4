import { http, type RequestHandler } from 'msw'
import { answerEmpty } from '../../services/answers.ts'

/** Takes the telemetry of WalletConnect's own library, should it ever send any, and forgets it. */
export function createBatchHandlers(pulse: string): readonly RequestHandler[] {
  return [http.post(`${pulse}/batch`, () => answerEmpty())]
}
