/**
 * The genesis block of a chain, as it is checked in: one line for each account.
 *
 * @param {{ alloc: Record<string, object> }} genesis
 */
export function genesisText({ alloc, ...head }) {
  const accounts = Object.entries(alloc).map(
    ([address, account]) => `  ${JSON.stringify(address)}: ${JSON.stringify(account)}`,
  )
  const start = JSON.stringify(head).slice(0, -1)
  return `${start},"alloc":{\n${accounts.join(',\n')}\n}}\n`
}
