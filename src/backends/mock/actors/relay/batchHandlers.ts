import { http, type RequestHandler } from 'msw'
import { answerEmpty } from '../../services/answers.ts'

/** Accepts and discards the telemetry of WalletConnect's own library. */
export function createBatchHandlers(pulse: string): readonly RequestHandler[] {
  return [http.post(`${pulse}/batch`, () => answerEmpty())]
}
