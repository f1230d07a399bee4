/** Lists chains in a message to the developer: `1 (Ethereum), 137 (Polygon)`. */
export function chainNames(
  chains: readonly { readonly id: number; readonly name: string }[],
): string {
  return chains.map(({ id, name }) => `${id} (${name})`).join(', ')
}
