import { decodeFunctionResult, encodeFunctionData, erc20Abi, multicall3Abi, type Hex } from 'viem'
import { FoyerError } from '../../port/errors.ts'
import { hexData, hexQuantity } from '../guards/numbers.ts'

/** Multicall3, at the same address on every chain that has it. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** Tokens of one call, so that no node refuses it for its size. */
const most = 200

/** One `eth_call` on the network, in whatever way the caller reaches it. Rejects like `Chains.call`. */
export type EthCall = (to: string, data: Hex) => Promise<unknown>

/**
 * How much of each token an account holds, in the smallest unit; `undefined` for one whose contract gives no amount.
 * One call for up to 200 tokens where the chain has Multicall3, else one for each. Rejects like `call`.
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
  for (let at = 0; at < tokens.length; at += most) {
    const part = tokens.slice(at, at + most)
    amounts.push(...((await together(call, part, data)) ?? (await oneByOne(call, part, data))))
  }
  return amounts
}

/** Without a checksum, of which a wrong one would be refused for all tokens. */
const inSmallLetters = (address: Hex) => address.toLowerCase() as Hex

/** `undefined` where the chain has no Multicall3, or something else in its place. */
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

/** None in what is no answer of Multicall3. */
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

/** What a contract refused is no answer; a node that is down is a failure. */
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
