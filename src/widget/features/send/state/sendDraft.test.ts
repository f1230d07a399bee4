import { expect, it } from 'vitest'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { sendDraft } from './sendSelectors.ts'
import { ether, usdc } from '../testing/testTokens.ts'

function draftWith(price: number) {
  return sendDraft({
    form: { token: usdc, sendTokenAmount: '1' },
    // The draft reads only the text.
    recipient: { status: 'empty', text: '' } as never,
    gas: { status: 'known', gasPrice: 10n ** 9n, gasLimit: 21_000n, l1Fee: 0n } as never,
    tokens: [{ ...ether, price }, usdc],
    network: testNetworks.ethereum,
    accountType: 'eoa',
  })
}

it('shows the network cost in USD if the coin has a price', () => {
  expect(draftWith(2_000)).toMatchObject({ gasPriceInUSD: '0.042', gasInCoin: undefined })
})

it('shows the network cost in the coin if the service returns the price 0', () => {
  expect(draftWith(0)).toMatchObject({ gasPriceInUSD: undefined, gasInCoin: '0.000021' })
})
