import { ed25519 } from '@noble/curves/ed25519'
import { asRecord } from '../../../port/asRecord.ts'
import { base58 } from '../../../port/base58.ts'

/** Seconds by which the clocks of client and relay may differ. */
const leeway = 60

/**
 * Returns the client that connects: the `iss` of the token in the URL, a `did:key` of Ed25519 that
 * signed the token for this relay (`aud`) and for the current time. For any other token, returns an
 * Error in the relay's words.
 */
export function readRelayToken(url: string, nowMs: number): string | Error {
  try {
    return issuerOf(url, nowMs)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function issuerOf(url: string, nowMs: number): string {
  const { searchParams, host } = new URL(url)
  const [header = '', payload = '', signature = '', ...rest] = (
    searchParams.get('auth') ?? ''
  ).split('.')
  const { alg, typ } = asRecord(readJson(header))
  const { iss, aud, iat, exp } = asRecord(readJson(payload))
  if (rest.length > 0 || alg !== 'EdDSA' || typ !== 'JWT') refuse('invalid format')
  const key = publicKeyOf(iss)
  const signed = new TextEncoder().encode(`${header}.${payload}`)
  if (!isSignedBy(key, signed, bytesOf(signature))) refuse('invalid signature')
  if (typeof aud !== 'string' || !URL.canParse(aud) || new URL(aud).host !== host) {
    refuse(`invalid audience: ${String(aud)}`)
  }
  const now = nowMs / 1_000
  if (typeof iat !== 'number' || iat > now + leeway) refuse('JWT Token is not yet valid')
  if (typeof exp !== 'number' || exp < now - leeway) refuse('JWT Token is expired')
  return String(iss)
}

function refuse(why: string): never {
  throw new Error(`Unauthorized: ${why}`)
}

/** Decodes `did:key:z…`: base58, starting with the two bytes of the multicodec for Ed25519. */
function publicKeyOf(iss: unknown): Uint8Array {
  const [, text] = /^did:key:z([1-9A-Za-z]+)$/.exec(String(iss)) ?? []
  const bytes = base58.decode(text)
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) refuse('invalid key')
  return bytes.slice(2)
}

function isSignedBy(key: Uint8Array, signed: Uint8Array, signature: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, signed, key)
  } catch {
    // Bytes that are not a point of the curve cannot verify a signature.
    return false
  }
}

function readJson(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part)))
  } catch {
    // The parser's message would not help the author of the token.
    return refuse('invalid format')
  }
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
