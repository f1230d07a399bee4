import { chainProblems } from '../../server/chains/chainProblems.ts'

/**
 * The packages to install beside this one for all of its chains, as sentences for the developer.
 * @param hasSolana whether the local Solana can be loaded
 */
export function missingParts(hasSolana: boolean): readonly string[] {
  const solana = 'There is no local Solana: run npm install --save-dev litesvm if you need it.'
  return [...chainProblems(), ...(hasSolana ? [] : [solana])]
}
