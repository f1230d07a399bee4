/** An exact rational number, for comparison with decimal arithmetic. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

const of = (n: bigint, d = 1n): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d })

/** Rounds towards zero. */
const cut = ({ n, d }: Fraction) => n / d

const read = (text: string): Fraction => {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const n = BigInt(`${whole || '0'}${part}`)
  return of(text.startsWith('-') ? -n : n, 10n ** BigInt(part.length))
}

/** Arithmetic without rounding, on big integers. */
export const fraction = {
  of,
  read,
  plus: (a: Fraction, b: Fraction) => of(a.n * b.d + b.n * a.d, a.d * b.d),
  minus: (a: Fraction, b: Fraction) => of(a.n * b.d - b.n * a.d, a.d * b.d),
  times: (a: Fraction, b: Fraction) => of(a.n * b.n, a.d * b.d),
  over: (a: Fraction, b: Fraction) => of(a.n * b.d, a.d * b.n),
  /** Negative, zero or positive if a is smaller than, equal to or larger than b. */
  compare: (a: Fraction, b: Fraction) => Number(sign(a.n * b.d - b.n * a.d)),
  isZero: (a: Fraction) => a.n === 0n,
  /** Rounds to `digits` decimals, towards zero; returns the result as an integer without its decimal point. */
  cut: (a: Fraction, digits: number) => cut(of(a.n * 10n ** BigInt(digits), a.d)),
  /** Rounds to `digits` decimals, half away from zero; returns the result as an integer without its decimal point. */
  round: ({ n, d }: Fraction, digits: number) => {
    const scaled = (n < 0n ? -n : n) * 10n ** BigInt(digits)
    const rounded = (scaled * 2n + d) / (d * 2n)
    return n < 0n ? -rounded : rounded
  },
}

function sign(n: bigint): bigint {
  if (n === 0n) return 0n
  return n < 0n ? -1n : 1n
}
