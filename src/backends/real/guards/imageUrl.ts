import { embeddedImage } from './embeddedImage.ts'
import { imageText } from './imageText.ts'

/**
 * Returns the value if an `<img>` may show it (`https:`, `blob:` or `data:image/`, at most 200 000
 * characters), else `undefined`.
 */
export function imageUrl(value: unknown): string | undefined {
  const url = imageText(value)
  return url !== undefined && /^(https:\/\/|blob:)\S+$/i.test(url) ? url : embeddedImage(value)
}
