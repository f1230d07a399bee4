import type { PNG } from 'pngjs'
import type { PictureArea } from '../../../server/screens/screenResults.ts'

/** px; pixels in cells of this size that touch belong to one area. */
const smallestCell = 16
const mostAreas = 12

/**
 * Rectangles around the pixels that differ, from top to bottom; few, so a picture that differs everywhere has large ones.
 * @param diff the picture in which the pixels that differ are red
 */
export function differingAreas(diff: Pick<PNG, 'width' | 'height' | 'data'>): PictureArea[] {
  let cell = smallestCell
  let areas = areasOf(diff, cell)
  while (areas.length > mostAreas) {
    cell *= 2
    areas = areasOf(diff, cell)
  }
  return areas.map(({ left, top, right, bottom }) => ({
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
  }))
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Groups the cells that contain a pixel that differs with those beside them. */
function areasOf(diff: Pick<PNG, 'width' | 'height' | 'data'>, cell: number): readonly Box[] {
  const cells = cellsOf(diff, cell)
  const columns = Math.ceil(diff.width / cell)
  const areas: Box[] = []
  for (const start of cells.keys()) {
    const waiting = [start]
    let area: Box | undefined
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const box = cells.get(at)
      if (!box) continue
      cells.delete(at)
      area = area ? around(area, box) : box
      const column = at % columns
      for (const by of [-1, 0, 1]) {
        if (column + by < 0 || column + by >= columns) continue
        waiting.push(at + by - columns, at + by, at + by + columns)
      }
    }
    if (area) areas.push(area)
  }
  return areas
}

function cellsOf({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>, cell: number) {
  const columns = Math.ceil(width / cell)
  const cells = new Map<number, Box>()
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell)
      const box = { left: x, top: y, right: x, bottom: y }
      cells.set(key, around(cells.get(key) ?? box, box))
    }
  }
  return cells
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})
