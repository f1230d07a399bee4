import { nameRules } from './nameRules.ts'
import { readJson } from '../readJson.ts'

/** The maximum difference in seconds between a registration's time and the server's (wire 1.6). */
const window = 10

/** True if the account with that address signed the message (personal_sign). */
export type VerifySignature = (signed: {
  address: string
  message: string
  signature: string
}) => Promise<boolean>

export type RegistrationOutcome =
  | { readonly name: string; readonly address: string; readonly coinType: number }
  | {
      readonly refused: {
        readonly status: 400 | 401 | 422
        readonly field: string
        readonly description: string
      }
    }

/**
 * Validates the body of a registration: format, name, time, whether it is free, signature (wire
 * 1.6).
 */
export async function checkRegistration(
  body: Readonly<Record<string, unknown>>,
  server: { now: number; isTaken: (name: string) => boolean; verify: VerifySignature },
): Promise<RegistrationOutcome> {
  const { coin_type: coinType, address, message, signature } = body
  if (
    typeof coinType !== 'number' ||
    typeof address !== 'string' ||
    typeof message !== 'string' ||
    typeof signature !== 'string'
  ) {
    return refuse(422, 'body', 'coin_type, address, message and signature are needed')
  }
  const { name, timestamp } = readJson(message)
  if (typeof name !== 'string' || !nameRules.isName(name)) {
    return refuse(400, 'name', 'Invalid name')
  }
  if (typeof timestamp !== 'number' || Math.abs(timestamp - server.now / 1000) > window) {
    return refuse(400, 'timestamp', 'The time is too far from now')
  }
  if (server.isTaken(name)) return refuse(400, 'name', 'Name is already registered')
  if (!(await server.verify({ address, message, signature }))) {
    return refuse(401, 'signature', 'Invalid signature')
  }
  return { name, address, coinType }
}

function refuse(status: 400 | 401 | 422, field: string, description: string): RegistrationOutcome {
  return { refused: { status, field, description } }
}
