import { http, type RequestHandler } from 'msw'
import { answerEmpty, answerReasons } from './answers.ts'
import { readJson } from './readJson.ts'

/** Accepts analytics events (wire 1.4). The call log shows them as `analytics.send`. */
export function createPulseHandlers(pulse: string): readonly RequestHandler[] {
  return [
    http.post(`${pulse}/e`, async ({ request }) => {
      const event = readJson(await request.text())
      const missing = ['eventId', 'url', 'domain', 'timestamp', 'props'].filter(
        (field) => !(field in event),
      )
      return missing.length === 0
        ? answerEmpty()
        : answerReasons(400, ...missing.map((field) => ({ field, description: 'Required' })))
    }),
  ]
}
