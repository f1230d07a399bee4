import { referenceOf } from '../../../backends/port/chainIds.ts'
import type { SiweMessageParts } from '../../core/options/config.ts'

/** A length that no sign-in message reaches, in characters. */
const maxLength = 10_000

/** Whether a value is hex with as many bytes as a signature of a key or of a smart account can have. */
export function isSignature(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= 20_000 && /^0x([0-9a-f]{2}){64,}$/i.test(value)
  )
}

/**
 * Returns what is wrong with the host's message; `undefined` when it may be signed: an ERC-4361 message for this page,
 * account, chain and nonce. Each field may occur only once, so that no statement can imitate one.
 */
export function messageProblem(message: unknown, expected: SiweMessageParts): string | undefined {
  if (typeof message !== 'string' || message.length > maxLength) return 'it is not a text'
  const lines = message.split('\n')
  const head =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your Ethereum account:$/
  const [, scheme, domain] = head.exec(lines[0] ?? '') ?? []
  if (domain === undefined) return 'it is not an ERC-4361 message'
  const { protocol } = new URL(expected.uri)
  if (domain !== expected.domain || (scheme !== undefined && `${scheme}:` !== protocol)) {
    return `it names the domain ${domain}, but the page is at ${expected.domain}`
  }
  if (lines[1]?.toLowerCase() !== expected.address.toLowerCase()) return 'it names another account'
  const field = (name: string) => {
    const matches = lines.filter((line) => line.startsWith(`${name}: `))
    return matches.length === 1 ? matches[0]?.slice(name.length + 2) : undefined
  }
  const uri = field('URI')
  if (
    uri === undefined ||
    !URL.canParse(uri) ||
    new URL(uri).origin !== new URL(expected.uri).origin
  ) {
    return 'its URI is not of this page'
  }
  if (field('Version') !== expected.version) return 'its version is not 1'
  if (field('Chain ID') !== referenceOf(expected.chainId)) return 'it names another chain'
  if (field('Nonce') !== expected.nonce) return 'it does not hold the nonce'
  return field('Issued At') === undefined ? 'it does not say when it was issued' : undefined
}
