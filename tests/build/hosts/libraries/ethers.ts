import { BrowserProvider, type JsonRpcSigner } from 'ethers'
import type { Foyer } from 'foyerkit'

/** The signer of ethers 6 for the connected account. */
export async function signerOf(foyer: Foyer): Promise<JsonRpcSigner | undefined> {
  const account = foyer.getEvmAccount()
  return (
    account && new BrowserProvider(account.provider, account.chainId).getSigner(account.address)
  )
}
