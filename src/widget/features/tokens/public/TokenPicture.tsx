import { useImage } from '../../../core/images/useImage.ts'
import { Image } from '../../../kit/images/Image.tsx'

/** The picture of a token: its own, else the known one of its symbol, else a coin. `size` in px. */
export function TokenPicture({
  symbol,
  src,
  size = 40,
}: {
  symbol: string
  src?: string | undefined
  size?: number
}) {
  const symbolImage = useImage('token', src === undefined ? symbol : undefined)
  return <Image kind="coin" src={src ?? symbolImage} size={size} />
}
