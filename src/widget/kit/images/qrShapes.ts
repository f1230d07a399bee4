import { encodeQR } from 'qr'

/** Quiet zone around the code in modules, as required by the standard. */
const border = 4
/** Edge of a finder pattern in modules. */
const finder = 7
/** Share of the edge that a picture in the middle may cover; error correction tolerates a quarter. */
const hole = 0.26

/** A QR code as shapes in a square of `edge` modules. */
export interface QrShapes {
  readonly edge: number
  /** Path of all dark modules except the three finder patterns. */
  readonly modules: string
  /** Upper left corners of the finder patterns. */
  readonly finders: readonly { readonly x: number; readonly y: number }[]
}

/** Returns the shapes of a text's QR code, with a hole in the middle for a picture. */
export function qrShapes(text: string, withHole: boolean): QrShapes {
  // The encoder adds at least one module of border, which is removed again.
  const pixels = encodeQR(text, 'raw', { ecc: withHole ? 'quartile' : 'medium', border: 1 })
  const rows = pixels.slice(1, -1).map((row) => row.slice(1, -1))
  const count = rows.length
  const middle = count / 2
  const reach = withHole ? Math.floor((count * hole) / 2) : -1
  const last = count - finder
  const inFinder = (x: number, y: number) =>
    (x < finder && y < finder) || (x >= last && y < finder) || (x < finder && y >= last)
  const inHole = (x: number, y: number) =>
    Math.abs(x + 0.5 - middle) <= reach && Math.abs(y + 0.5 - middle) <= reach

  let modules = ''
  rows.forEach((row, y) => {
    let start = -1
    for (let x = 0; x <= count; x += 1) {
      const dark = row[x] === true && !inFinder(x, y) && !inHole(x, y)
      if (dark && start < 0) start = x
      if (dark || start < 0) continue
      modules += `M${start + border} ${y + border}h${x - start}v1H${start + border}z`
      start = -1
    }
  })
  return {
    edge: count + 2 * border,
    modules,
    finders: [
      { x: border, y: border },
      { x: border + last, y: border },
      { x: border, y: border + last },
    ],
  }
}
