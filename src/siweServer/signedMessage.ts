import { getAddress, isHex, type Hex } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { SiweRefusal } from './SiweRefusal.ts'

/** The maximum length of a message in characters. */
const LONGEST = 8_192

/** An ERC-4361 message and its signature. */
export interface SignedMessage {
  readonly message: string
  readonly signature: Hex
  readonly address: Hex
  readonly chainId: number
  readonly nonce: string
  readonly domain: string | undefined
  /** The scheme of the site, if the message names one: `https`. */
  readonly scheme: string | undefined
  readonly uri: string | undefined
  /** Returns whether the message is valid at a time (ms since epoch), by the times in its text. */
  readonly isValidAt: (time: number) => boolean
}

/** Reads the message and the signature from the page. Throws a refusal with status 400 for an invalid body. */
export function readSignedMessage(body: unknown): SignedMessage {
  const fields = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : null
  const message: unknown = fields?.get('message')
  const signature: unknown = fields?.get('signature')
  if (typeof message !== 'string' || message.length > LONGEST) throw notAMessage()
  if (!isHex(signature) || signature.length % 2 !== 0) {
    throw new SiweRefusal(400, '`signature` is not hexadecimal text')
  }
  const parsed = parseSiweMessage(message)
  const { address, chainId, nonce, domain, scheme, uri } = parsed
  if (!address || chainId === undefined || !nonce || parsed.version !== '1') throw notAMessage()
  return {
    message,
    signature,
    // Wallets write the address in different cases; only the signer matters.
    address: getAddress(address.toLowerCase()),
    chainId,
    nonce,
    domain,
    scheme,
    uri,
    isValidAt: (time) => validateSiweMessage({ message: parsed, time: new Date(time) }),
  }
}

const notAMessage = () => new SiweRefusal(400, '`message` is not an ERC-4361 message')
