import { format, resolveConfig } from 'prettier'

/**
 * The module that holds compiled contracts, as it is checked in.
 *
 * @param {Record<string, object>} contracts
 */
export async function contractsModule(contracts) {
  const text = `// Written by \`npm run contracts\` from the .sol files beside it. Not to be changed by hand.
/** Contracts of the local chains: ABI, code that creates them, code as it stands on the chain. */
export const compiledContracts = ${JSON.stringify(contracts)} as const\n`
  return format(text, { ...(await resolveConfig('package.json')), parser: 'typescript' })
}
