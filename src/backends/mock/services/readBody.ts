import { readJson } from './readJson.ts'
import { Refusal } from './refusal.ts'

/**
 * Returns the JSON object in a body, regardless of its content type, because clients send it as
 * plain text (wire 1.2). Throws a `Refusal` with 422 if there is none.
 */
export function readBody(text: string): Readonly<Record<string, unknown>> {
  const body = readJson(text)
  if (Object.keys(body).length > 0) return body
  throw new Refusal(422, 'body', 'The body cannot be parsed')
}
