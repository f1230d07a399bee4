/** Edge in px below which a camera could not read a square picture as a code. */
const least = 120

/** An element that can be drawn and may be a QR code. */
type Picture = SVGElement | HTMLCanvasElement | HTMLImageElement

/**
 * The visible QR code, in any shadow root: Foyer's newest one. If Foyer's modal is not open, the largest square picture of the page, which
 * is how other modals show theirs.
 */
export function findCode(page: Document): Picture | undefined {
  const pictures = picturesIn(page)
  const own = pictures.findLast(
    (picture) => picture.matches('svg[data-qr]') && widthOf(picture) > 0,
  )
  if (own || page.querySelector('foyer-modal')) return own
  const [largest] = pictures
    .filter((picture) => isSquare(picture) && widthOf(picture) >= least)
    .toSorted((a, b) => widthOf(b) - widthOf(a))
  return largest
}

function picturesIn(root: Document | ShadowRoot): readonly Picture[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('svg, canvas, img') ? [element as Picture] : []),
    ...(element.shadowRoot ? picturesIn(element.shadowRoot) : []),
  ])
}

function widthOf(picture: Picture): number {
  return picture.getBoundingClientRect().width
}

function isSquare(picture: Picture): boolean {
  const { width, height } = picture.getBoundingClientRect()
  return Math.abs(width - height) < 2
}
