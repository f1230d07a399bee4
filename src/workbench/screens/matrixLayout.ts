/** CSS px: between cells, around a picture from side to side, and what stands below it. */
const gap = 14
const frame = 18
const words = 74

/** CSS px: a smaller picture says nothing. */
const least = { width: 244, height: 150 }

/** Most pictures are wider than high. */
const ratio = 1.6

/**
 * The grid in which pictures are largest: number of columns, and height of each picture, px.
 * @param room CSS px for the grid; it scrolls if that is too little
 */
export function matrixLayout(
  room: { readonly width: number; readonly height: number },
  count: number,
): { readonly columns: number; readonly height: number } {
  const layouts = Array.from({ length: Math.max(1, count) }, (_, at) => {
    const columns = at + 1
    const rows = Math.ceil(count / columns)
    const width = (room.width - gap * (columns - 1)) / columns - frame
    const free = (room.height - gap * (rows - 1)) / rows - words
    const height = Math.max(least.height, Math.min(free, width / ratio))
    return { columns, rows, width, height: Math.round(height) }
  })
  const possible = layouts.filter(({ columns, width }) => columns === 1 || width >= least.width)
  const { columns, height } = possible.reduce((best, each) => {
    const isBetter = each.height > best.height
    return isBetter || (each.height === best.height && each.rows < best.rows) ? each : best
  })
  return { columns, height }
}
