/**
 * The two generated modules with compiled contracts, by file name: one line per contract. ABIs and code are separate, because pages need ABIs and hardly ever code.
 *
 * @param {ReturnType<typeof import('./compileContracts.mjs').compileContracts>} contracts
 * @returns {Record<string, string>}
 */
export function contractModules(contracts) {
  const byName = Object.entries(contracts)
  return {
    'contractAbis.ts': moduleOf(
      'contractAbis',
      'ABIs of the contracts on the local chains.',
      byName.map(([name, { abi }]) => [name, abi]),
    ),
    'contractCode.ts': moduleOf(
      'contractCode',
      'Code of the contracts on the local chains: the code that creates one, and the code that is then on the chain.',
      byName.map(([name, { creation, runtime }]) => [name, { creation, runtime }]),
    ),
  }
}

/**
 * @param {string} name
 * @param {string} what
 * @param {readonly (readonly [string, unknown])[]} rows
 */
function moduleOf(name, what, rows) {
  const lines = rows.map(([contract, value]) => `  ${contract}: ${JSON.stringify(value)},\n`)
  return `// Written by \`npm run contracts\` from the .sol files beside it. Not to be changed by hand.
/** ${what} */
export const ${name} = {\n${lines.join('')}} as const\n`
}
