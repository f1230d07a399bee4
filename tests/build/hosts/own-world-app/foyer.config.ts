import { defineConfig } from 'foyerkit-lab/config'
import { getContractAddress, parseUnits } from 'viem'
import { goldBar } from './goldBar'
import { goldChain } from './goldChain'

/** The first public test account, whose first contract always has the same address. */
const deployer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The fourth public test account. */
const miner = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

export default defineConfig({
  chains: [goldChain],
  async setup({ chain }) {
    if (process.env['VAULT'] === 'closed') throw new Error('the vault is closed')
    const { publicClient, walletClient } = chain(goldChain.id)
    const hash = await walletClient.deployContract(goldBar)
    const { contractAddress } = await publicClient.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('the token was not deployed')
    await walletClient.writeContract({
      address: contractAddress,
      abi: goldBar.abi,
      functionName: 'mint',
      args: [miner, parseUnits('3', 6)],
    })
  },
  world: {
    people: [
      {
        email: 'miner@gold.example',
        accountIndexes: [3],
        deviceKnown: true,
        smartAccountDeployed: false,
        preferredAccountType: 'eoa',
      },
    ],
    tokens: [
      {
        chainId: 'eip155:4242',
        address: getContractAddress({ from: deployer, nonce: 0n }),
        symbol: 'BAR',
        name: 'Gold Bar',
        decimals: 6,
      },
    ],
    prices: { NUG: 40, BAR: 12.5 },
  },
  faults: [
    {
      id: 'first-connection',
      target: 'wallet.eth_requestAccounts',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 4001, message: 'User rejected the request.' },
    },
  ],
})
