/** The steps of one percent: a percentage has at most four decimals. */
const scale = 10_000n

/**
 * Returns a copy of a JSON response with some fields changed, like that of a service that lies
 * about one field only. Each key is a path (`tx.to`, `quotes.0.toAmount`), or with `#n` the n-th
 * 32-byte word, from 0, of calldata after its selector (`tx.data#5`). A text value like `'90%'` is
 * a percentage of the true number; a word takes hex or a decimal text. Throws a `TypeError` if the
 * response has no such field, so that no change is lost silently.
 */
export function patchAnswer(answer: unknown, set: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(set).reduce((patched, [path, value]) => {
    const [place = '', word] = path.split('#')
    const steps = place === '' ? [] : place.split('.')
    return changed(patched, steps, path, (before) =>
      word === undefined ? newValue(before, value, path) : newWord(before, word, value, path),
    )
  }, answer)
}

function changed(
  at: unknown,
  [step, ...rest]: readonly string[],
  path: string,
  change: (before: unknown) => unknown,
): unknown {
  if (step === undefined) return change(at)
  if (Array.isArray(at) && Number(step) in at) {
    return at.map((entry: unknown, index) =>
      index === Number(step) ? changed(entry, rest, path, change) : entry,
    )
  }
  if (typeof at !== 'object' || at === null || Array.isArray(at)) throw missing(path)
  // Only the last part of the path may be a new field.
  if (!(step in at) && rest.length > 0) throw missing(path)
  const record: Readonly<Record<string, unknown>> = { ...at }
  return { ...record, [step]: changed(record[step], rest, path, change) }
}

function newValue(before: unknown, value: unknown, path: string): unknown {
  const percent = percentOf(value)
  if (percent === undefined) return value
  if (typeof before === 'number') return (before * Number(percent)) / Number(scale) / 100
  if (typeof before === 'string' && /^\d+$/.test(before)) return part(BigInt(before), percent)
  throw new TypeError(
    `Failed to patch ${path}: ${String(before)} is not a number, so ${value} cannot change it.`,
  )
}

function newWord(before: unknown, word: string, value: unknown, path: string): string {
  const start = 10 + Number(word) * 64
  if (typeof before !== 'string' || before.length < start + 64) throw missing(path)
  const percent = percentOf(value)
  const old = BigInt(`0x${before.slice(start, start + 64)}`)
  const next = BigInt(percent === undefined ? String(value) : part(old, percent))
  return before.slice(0, start) + next.toString(16).padStart(64, '0') + before.slice(start + 64)
}

function part(whole: bigint, percent: bigint): string {
  return ((whole * percent) / (scale * 100n)).toString()
}

/** Returns a percentage such as `'12.5%'` in ten thousandths of a percent. */
function percentOf(value: unknown): bigint | undefined {
  const [, whole, decimals = ''] =
    (typeof value === 'string' && /^(\d+)(?:\.(\d{1,4}))?%$/.exec(value)) || []
  return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(4, '0'))
}

function missing(path: string): TypeError {
  return new TypeError(`Failed to patch ${path}: the answer has no such place.`)
}
