import type { SendDraft } from '../rules/sendRules.ts'
import { vera } from './sendTest.ts'
import { ether } from './testTokens.ts'

/** A transfer of 1.5 ETH to vera.eth whose cost is known. */
export const testDraft: SendDraft = {
  token: ether,
  sendTokenAmount: '1.5',
  receiverAddress: vera,
  receiverProfileName: 'vera.eth',
  receiverProfileImageUrl: undefined,
  gasPrice: 3_000_000_000n,
  gasPriceInUSD: '0.2016',
  loading: false,
}
