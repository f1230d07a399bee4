/** A duration in ms in a readable form: `40 ms`, `0.4 s`, `12 s`, `4:05`, `1:02:03`, `2 d 3 h`. */
export function formatDuration(ms: number): string {
  const sign = ms < 0 ? '−' : ''
  const all = Math.abs(ms)
  if (all > 0 && all < 100) return `${sign}${Math.ceil(all)} ms`
  if (all < 10_000) return `${sign}${(Math.floor(all / 100) / 10).toFixed(1)} s`
  const seconds = Math.floor(all / 1000)
  if (seconds < 60) return `${sign}${seconds} s`
  if (seconds >= 86_400) {
    return `${sign}${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`
  }
  return `${sign}${clockText(seconds)}`
}

function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
