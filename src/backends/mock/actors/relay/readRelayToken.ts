import { ed25519 } from '@noble/curves/ed25519'
import { asRecord } from '../../../port/asRecord.ts'
import { base58 } from '../../../port/base58.ts'

/** Seconds by which the clocks of client and relay may differ. */
const leeway = 60

/**
 * Who connects: the `iss` of the token in the address, a `did:key` of Ed25519 that signed it for this relay (`aud`)
 * and for now. An Error in the relay's words for any other.
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

/** Of `did:key:z…`: base58, with the two bytes of the multicodec for Ed25519 in front. */
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
    // Bytes that are no point of the curve signed nothing.
    return false
  }
}

function readJson(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part)))
  } catch {
    // The words of the parser are of no use to whoever made the token.
    return refuse('invalid format')
  }
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
