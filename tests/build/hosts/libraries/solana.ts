import {
  address,
  getBase58Decoder,
  getBase58Encoder,
  type MessagePartialSigner,
  type SignatureBytes,
} from '@solana/kit'
import type { Foyer } from 'foyerkit'

/** The wallet of the visitor as a signer of `@solana/kit`. */
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
          const { signature } = answer as { readonly signature: string }
          return { [signer]: getBase58Encoder().encode(signature) as SignatureBytes }
        }),
      ),
  }
}
