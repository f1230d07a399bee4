import type { Foyer } from 'foyerkit'
import { createWalletClient, custom, parseEther, type Hash } from 'viem'
import { mainnet } from 'viem/chains'

/** Pays with viem alone, using the connected wallet. */
export async function pay(foyer: Foyer, to: `0x${string}`): Promise<Hash | undefined> {
  const account = foyer.getEvmAccount()
  if (!account) return undefined
  const { address, provider } = account
  const client = createWalletClient({
    account: address,
    chain: mainnet,
    transport: custom(provider),
  })
  return client.sendTransaction({ to, value: parseEther('0.01') })
}

/** Typed events: the properties follow from the event's name. */
export function followSends(foyer: Foyer, count: (amount: number) => void): () => void {
  return foyer.subscribeEvents((event) => {
    if (event.event === 'SEND_SUCCESS') count(event.properties.amount)
  })
}
