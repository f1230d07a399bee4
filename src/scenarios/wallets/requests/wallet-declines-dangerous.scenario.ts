import { scenario } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import type { Step } from '../../dsl/step.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const thief = '0x7011000000000000000000000000000000007eA5'

/** The page sends the request, and the wallet refuses it without a prompt. */
const declines = (method: string, params: readonly unknown[], outcome: string): readonly Step[] => [
  { do: 'host.request', method, params },
  { expect: 'hostRequest', method, outcome },
  { expect: 'walletWaiting', wallet: 'fox', count: 0 },
]

export const walletDeclinesDangerous = scenario({
  id: 'wallet-declines-dangerous',
  title: 'The wallet rejects a blank signature, a code change of the account and a misnamed token',
  tags: ['wallets', 'security'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...declines('eth_sign', [owner, `0x${'11'.repeat(32)}`], 'eth_sign'),
    ...declines(
      'eth_sendTransaction',
      [{ from: owner, to: owner, authorizationList: [{ address: thief, chainId: '0x1' }] }],
      'EIP-7702',
    ),
    ...declines(
      'eth_signTypedData_v4',
      [
        owner,
        JSON.stringify({
          domain: { name: 'Elsewhere', chainId: 137 },
          types: {
            EIP712Domain: [
              { name: 'name', type: 'string' },
              { name: 'chainId', type: 'uint256' },
            ],
            Order: [{ name: 'to', type: 'address' }],
          },
          primaryType: 'Order',
          message: { to: thief },
        }),
      ],
      'the request is for eip155:137',
    ),
    ...declines(
      'wallet_watchAsset',
      [
        {
          type: 'ERC20',
          options: {
            address: '0x7011000000000000000000000000000000000721',
            symbol: 'USDC',
            decimals: 6,
          },
        },
      ],
      'does not match',
    ),
    { expect: 'nonce', chainId: 'eip155:1', account: 'active', changedBy: 0 },
  ],
})
