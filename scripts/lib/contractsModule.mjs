/**
 * The module that holds compiled contracts, as it is checked in: one line each, nobody reads them.
 *
 * @param {Record<string, object>} contracts
 */
export function contractsModule(contracts) {
  const lines = Object.entries(contracts).map(
    ([name, contract]) => `  ${name}: ${JSON.stringify(contract)},\n`,
  )
  return `// Written by \`npm run contracts\` from the .sol files beside it. Not to be changed by hand.
/** Contracts of the local chains: ABI, code that creates them, code as it stands on the chain. */
export const compiledContracts = {\n${lines.join('')}} as const\n`
}
