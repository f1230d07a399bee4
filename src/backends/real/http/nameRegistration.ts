import { namespaceOf, referenceOf } from '../../port/chainIds.ts'
import { FoyerError } from '../../port/errors.ts'
import { hexOfText } from '../../port/hex.ts'
import type { NameSigner } from '../../port/services/names.ts'
import { toWalletError } from '../connectors/toWalletError.ts'

/**
 * Returns the body of a registration, signed by the account that gets the name (wire 1.6). `now` is
 * in ms. Rejects with `none.network` outside EVM, with `none.address`, and like the wallet.
 */
export async function nameRegistration(options: {
  name: string
  signer: NameSigner
  now: number
}): Promise<{ coin_type: number; address: string; message: string; signature: string }> {
  const { name, signer, now } = options
  const { address, chainId } = signer
  if (namespaceOf(chainId) !== 'eip155') throw new FoyerError('none.network', 'Network not found')
  if (address === '') throw new FoyerError('none.address', 'No address found')
  if (!/^0x[0-9a-f]{40}$/i.test(address)) {
    throw new FoyerError('none.address', 'Address or auth connector not found')
  }
  // The service expects seconds; an older client sent milliseconds.
  const timestamp = Math.floor(now / 1000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  const signature = await sign(signer.provider, message, address)
  return {
    coin_type: coinType(Number(referenceOf(chainId))),
    address,
    message,
    signature,
  }
}

/** Returns the coin type of ENSIP-11: the chain's number with the highest bit set, unsigned. */
function coinType(chainId: number): number {
  return (0x80000000 | chainId) >>> 0
}

async function sign(provider: NameSigner['provider'], message: string, address: string) {
  let signature: unknown
  try {
    signature = await provider.request({
      method: 'personal_sign',
      params: [hexOfText(message), address],
    })
  } catch (thrown) {
    throw toWalletError(thrown, 'Signing the name')
  }
  if (typeof signature === 'string' && /^0x([0-9a-f]{2}){64,}$/i.test(signature)) return signature
  throw new FoyerError('wallet.malformed', 'The wallet answered personal_sign with no signature.')
}
