import { chainProblems } from '../chains/chainProblems.ts'

/**
 * What has to be installed beside the package for all of its chains, as sentences that say how.
 * @param hasSolana whether the local Solana can be loaded
 */
export function missingParts(hasSolana: boolean): readonly string[] {
  const solana = 'There is no local Solana: run npm install --save-dev litesvm if you need it.'
  return [...chainProblems(), ...(hasSolana ? [] : [solana])]
}
