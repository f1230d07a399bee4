import { createSwapTest, type SwapTestOptions } from './swapTest.ts'
import { testTokens } from './testTokens.ts'

const { eth, usdc } = testTokens

/** Opens the preview of 100 USDC for ether, or of 1 ether for USDC. */
export async function previewSwap(from: 'usdc' | 'eth', options: SwapTestOptions = {}) {
  const test = createSwapTest(options)
  await test.chosen(testTokens[from], from === 'eth' ? usdc : eth, from === 'eth' ? '1' : '100')
  test.core.router.push('SwapPreview')
  await test.swap.getTransaction()
  return test
}
