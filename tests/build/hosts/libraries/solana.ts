import {
  address,
  getBase58Decoder,
  getBase58Encoder,
  signatureBytes,
  type MessagePartialSigner,
} from '@solana/kit'
import type { Foyer } from 'foyerkit'

/** The visitor's wallet as a signer of `@solana/kit`. */
export function messageSignerOf(foyer: Foyer): MessagePartialSigner | undefined {
  const { activeChain, address: connected } = foyer.getState()
  const provider = foyer.getProvider()
  if (activeChain !== 'solana' || connected === undefined || provider === undefined)
    return undefined
  const signer = address(connected)
  return {
    address: signer,
    signMessages: (messages) =>
      Promise.all(
        messages.map(async ({ content }) => {
          const message = getBase58Decoder().decode(content)
          const params = { message, pubkey: signer }
          const answer = await provider.request({ method: 'solana_signMessage', params })
          if (!isSigned(answer)) throw new Error('The wallet answered without a signature.')
          return { [signer]: signatureBytes(getBase58Encoder().encode(answer.signature)) }
        }),
      ),
  }
}

function isSigned(answer: unknown): answer is { readonly signature: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'signature' in answer &&
    typeof answer.signature === 'string'
  )
}
