import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '../../../../port/base58.ts'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * Returns the URL of the test's relay with a client's token for one day. The client's key is
 * derived from its name.
 */
export function relayUrl(name: string, nowMs: number, claims: object = {}): string {
  const seed = new Uint8Array(32).map((_, index) => name.charCodeAt(index % name.length))
  const iss = `did:key:z${base58.encode(new Uint8Array([0xed, 0x01, ...ed25519.getPublicKey(seed)]))}`
  const iat = Math.floor(nowMs / 1_000)
  const payload = { iss, sub: 'nonce', aud: 'wss://relay.test', iat, exp: iat + 86_400, ...claims }
  const signed = [{ alg: 'EdDSA', typ: 'JWT' }, payload]
    .map((part) => base64url(bytesOf(JSON.stringify(part))))
    .join('.')
  const signature = base64url(ed25519.sign(bytesOf(signed), seed))
  return `wss://relay.test/?auth=${signed}.${signature}`
}
