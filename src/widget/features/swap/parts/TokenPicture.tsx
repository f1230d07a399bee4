import { useImage } from '../../../core/images/useImage.ts'
import { Image } from '../../../kit/images/Image.tsx'
import type { HeldToken } from '../swapTypes.ts'

/** The picture of a token: its own, else the one known for its symbol, else a coin. */
export function TokenPicture({
  token,
  size = 40,
}: {
  token: Pick<HeldToken, 'symbol' | 'logoUri'>
  size?: number
}) {
  const found = useImage('token', token.logoUri === undefined ? token.symbol : undefined)
  return <Image kind="coin" src={token.logoUri ?? found} size={size} />
}
