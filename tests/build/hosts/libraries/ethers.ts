import { BrowserProvider, type JsonRpcSigner } from 'ethers'
import type { Foyer } from 'foyerkit'

/** The signer of ethers 6 for the account that the visitor has connected. */
export async function signerOf(foyer: Foyer): Promise<JsonRpcSigner | undefined> {
  const account = foyer.getEvmAccount()
  return (
    account && new BrowserProvider(account.provider, account.chainId).getSigner(account.address)
  )
}
