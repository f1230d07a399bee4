import { referenceOf } from '../../port/chainIds.ts'
import type { Connection } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { toWalletError } from '../connectors/toWalletError.ts'

/**
 * The body of a registration, signed by the connection (wire 1.6 N4). `now` is in ms. Rejects with
 * `none.network` outside EVM, `none.address`, and as the wallet does.
 */
export async function nameRegistration(options: {
  name: string
  connection: Pick<Connection, 'accounts' | 'chain' | 'chainId' | 'provider'>
  now: number
}): Promise<{ coin_type: number; address: string; message: string; signature: string }> {
  const { name, connection, now } = options
  const [address] = connection.accounts
  if (connection.chain !== 'eip155') throw new FoyerError('none.network', 'Network not found')
  if (address === undefined) {
    throw new FoyerError('none.address', 'Address or auth connector not found')
  }
  // The service reads seconds: milliseconds are what an older client got wrong.
  const timestamp = Math.floor(now / 1000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  const signature = await sign(connection.provider, message, address)
  return {
    coin_type: coinType(Number(referenceOf(connection.chainId))),
    address,
    message,
    signature,
  }
}

/** ENSIP-11: the chain's number with the highest bit set, unsigned. */
function coinType(chainId: number): number {
  return (0x80000000 | chainId) >>> 0
}

async function sign(provider: Connection['provider'], message: string, address: string) {
  const bytes = new TextEncoder().encode(message)
  const data = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  let signature: unknown
  try {
    signature = await provider.request({ method: 'personal_sign', params: [data, address] })
  } catch (thrown) {
    throw toWalletError(thrown, 'Signing the name')
  }
  if (typeof signature === 'string' && /^0x([0-9a-f]{2}){64,}$/i.test(signature)) return signature
  throw new FoyerError('wallet.malformed', 'The wallet answered personal_sign with no signature.')
}
