// The wallet directory as the production backend asks for it (wire 1.3), answered at once.

/** One pixel, which every picture is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** All that there are. */
const wallets = Array.from({ length: 640 }, (_, index) => ({
  id: (index + 1).toString(16).padStart(64, '0'),
  name: `Wallet ${index + 1}`,
  homepage: 'https://wallet.example',
  mobile_link: `wallet${index + 1}://`,
  image_id: `picture-${index + 1}`,
  order: index + 1,
}))

/**
 * The answer to a request of the directory, `undefined` where it has none.
 *
 * @param {URL} url
 * @returns {{ type: string, body: string | Buffer } | undefined}
 */
export function answerOf({ pathname, searchParams }) {
  if (/\/(getWalletImage|public\/get\w+Image)\//.test(pathname)) {
    return { type: 'image/png', body: picture }
  }
  if (pathname.endsWith('/getAnalyticsConfig')) return json({ isAnalyticsEnabled: false })
  if (!pathname.endsWith('/getWallets')) return undefined
  const search = searchParams.get('search')?.toLowerCase() ?? ''
  const left = new Set(searchParams.get('exclude')?.split(','))
  const found = wallets.filter(
    ({ id, name }) => !left.has(id) && name.toLowerCase().includes(search),
  )
  const entries = Number(searchParams.get('entries'))
  const from = (Number(searchParams.get('page')) - 1) * entries
  return json({ count: found.length, data: found.slice(from, from + entries) })
}

/** @param {unknown} value */
function json(value) {
  return { type: 'application/json', body: JSON.stringify(value) }
}
