import { scenario } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import type { Step } from '../../dsl/step.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const thief = '0x7011000000000000000000000000000000007eA5'
const usdc = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const largest = (2n ** 160n - 1n).toString()
const method = 'eth_signTypedData_v4'

const field = (name: string, type: string) => ({ name, type })
const domainFields = [
  field('name', 'string'),
  field('chainId', 'uint256'),
  field('verifyingContract', 'address'),
]

/** The page requests a signature of typed data, and Foyer does not pass it on. */
const refused = (data: object, chain: string): readonly Step[] => [
  { do: 'host.request', method, params: [owner, JSON.stringify(data)] },
  { expect: 'hostRequest', method, outcome: `the request is for ${chain}` },
  { expect: 'walletWaiting', wallet: 'fox', count: 0 },
  { expect: 'calls', name: `wallet.${method}`, times: 0 },
]

export const permitForAnotherChain = scenario({
  id: 'permit-for-another-chain',
  title: 'A permit for tokens on another network than the active one is not requested',
  tags: ['wallets', 'security', 'approval', 'incident', 'stopped'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...refused(
      {
        domain: { name: 'USD Coin', chainId: 137, verifyingContract: usdc },
        types: {
          EIP712Domain: domainFields,
          Permit: [
            field('owner', 'address'),
            field('spender', 'address'),
            field('value', 'uint256'),
            field('nonce', 'uint256'),
            field('deadline', 'uint256'),
          ],
        },
        primaryType: 'Permit',
        message: { owner, spender: thief, value: largest, nonce: '0', deadline: largest },
      },
      'eip155:137',
    ),
    ...refused(
      {
        domain: { name: 'Permit2', chainId: '0x2105', verifyingContract: permit2 },
        types: {
          EIP712Domain: domainFields,
          PermitSingle: [
            field('details', 'PermitDetails'),
            field('spender', 'address'),
            field('sigDeadline', 'uint256'),
          ],
          PermitDetails: [
            field('token', 'address'),
            field('amount', 'uint160'),
            field('expiration', 'uint48'),
            field('nonce', 'uint48'),
          ],
        },
        primaryType: 'PermitSingle',
        message: {
          details: { token: usdc, amount: largest, expiration: '281474976710655', nonce: '0' },
          spender: thief,
          sigDeadline: largest,
        },
      },
      'eip155:8453',
    ),
  ],
})
