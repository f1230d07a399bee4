import { decodeFunctionResult, encodeFunctionData, erc20Abi, multicall3Abi, type Hex } from 'viem'
import { FoyerError } from '../../port/errors.ts'
import { hexData, hexQuantity } from '../guards/numbers.ts'

/** The address of Multicall3, the same on every chain that has it. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** The most tokens per call, so that no node refuses it for its size. */
const maxTokens = 200

/** One `eth_call` on the network. Rejects like `Chains.call`. */
export type EthCall = (to: string, data: Hex) => Promise<unknown>

/**
 * Returns the balance of each token in the smallest unit; `undefined` if its contract returns no
 * amount. It needs one call for up to 200 tokens if the chain has Multicall3, else one per token.
 * Rejects like `call`.
 */
export async function tokenAmounts(
  call: EthCall,
  account: Hex,
  tokens: readonly Hex[],
): Promise<readonly (bigint | undefined)[]> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [inSmallLetters(account)],
  })
  const amounts: (bigint | undefined)[] = []
  for (let at = 0; at < tokens.length; at += maxTokens) {
    const part = tokens.slice(at, at + maxTokens)
    amounts.push(...((await together(call, part, data)) ?? (await oneByOne(call, part, data))))
  }
  return amounts
}

/** Removes the checksum, because one wrong checksum would fail the call for all tokens. */
const inSmallLetters = (address: Hex) => address.toLowerCase() as Hex

/**
 * Reads all tokens in one call; `undefined` if the chain has no Multicall3, or another contract at
 * its address.
 */
async function together(call: EthCall, tokens: readonly Hex[], callData: Hex) {
  const request = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [
      tokens.map((token) => ({ target: inSmallLetters(token), allowFailure: true, callData })),
    ],
  })
  const answer = await unlessReverted(call(multicall3, request))
  const data = answer === '0x' ? undefined : hexData(answer)
  const results = data === undefined ? [] : resultsIn(data)
  if (results.length !== tokens.length) return undefined
  return results.map(({ success, returnData }) => (success ? firstWord(returnData) : undefined))
}

/** Returns the results; none for data that is not a response of Multicall3. */
function resultsIn(data: Hex) {
  try {
    return decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data })
  } catch {
    return []
  }
}

async function oneByOne(call: EthCall, tokens: readonly Hex[], data: Hex) {
  return Promise.all(
    tokens.map(async (token) => firstWord(await unlessReverted(call(token, data)))),
  )
}

/** Resolves with no result if the contract reverts. A node that is down is a failure. */
async function unlessReverted(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof FoyerError && thrown.code === 'chain.failed') return undefined
    throw thrown
  }
}

function firstWord(answer: unknown): bigint | undefined {
  const data = hexData(answer)
  return data === undefined || data.length < 66 ? undefined : hexQuantity(data.slice(0, 66))
}
