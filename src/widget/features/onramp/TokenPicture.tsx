import { useImage } from '../../core/images/useImage.ts'
import { Image } from '../../kit/images/Image.tsx'

/** The picture of a token by its symbol (W9). `size` in px. */
export function TokenPicture({ symbol, size = 40 }: { symbol: string; size?: number }) {
  return <Image kind="coin" size={size} src={useImage('token', symbol)} />
}
