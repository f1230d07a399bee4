/**
 * A written amount, such as `1.2345 USDC`, as its figure and its symbol. `undefined` for a text that is more than one
 * figure with one symbol, such as the name of an NFT.
 */
export function splitAmount(text: string): { figure: string; symbol: string } | undefined {
  // Isolates are written around figures in languages from right to left; the parts are isolated where they are drawn.
  const plain = text.replace(/[\u2066-\u2069]/g, '').trim()
  const [, figure, symbol] = /^([^\p{L}]*\p{Nd}[^\p{L}]*?)\s(\S+)$/u.exec(plain) ?? []
  return figure !== undefined && symbol !== undefined ? { figure, symbol } : undefined
}
