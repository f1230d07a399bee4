/**
 * Splits a written amount, such as `1.2345 USDC`, into number and symbol. Returns `undefined` for
 * any other text, such as the name of an NFT.
 */
export function splitAmount(text: string): { figure: string; symbol: string } | undefined {
  // Right-to-left languages wrap isolates around numbers. The parts get their own isolates where they are rendered.
  const plain = text.replace(/[\u2066-\u2069]/g, '').trim()
  const [, figure, symbol] = /^([^\p{L}]*\p{Nd}[^\p{L}]*?)\s(\S+)$/u.exec(plain) ?? []
  return figure !== undefined && symbol !== undefined ? { figure, symbol } : undefined
}
