/** `pixels`: the picture in which the pixels that differ are red. */
export type PictureView = 'beside' | 'swipe' | 'onion' | 'pixels'

/** The views in the order of their keys, `1` to `4`. */
export const pictureViews = [
  { value: 'beside', title: 'Side by side', hint: 'Side by side  (1)' },
  { value: 'swipe', title: 'Swipe', hint: 'Swipe  (2)' },
  { value: 'onion', title: 'Onion skin', hint: 'Onion skin  (3)' },
  { value: 'pixels', title: 'Difference', hint: 'Difference  (4)' },
] as const satisfies readonly { value: PictureView; title: string; hint: string }[]

/** A scale of the pictures; `fit` shows all of them. */
export const pictureZooms = [
  { value: 'fit', title: 'Fit', hint: 'All of the pictures  (Z)' },
  { value: '1', title: '100 %', hint: 'As large as they are  (Z)' },
  { value: '3', title: '300 %', hint: 'Enlarged  (Z)' },
] as const

type PictureZoom = (typeof pictureZooms)[number]['value']

/** A choice that stays from screen to screen. */
export interface PictureLook {
  readonly zoom: PictureZoom
  /** The areas that differ are outlined. */
  readonly isOutlined: boolean
}

/** The zoom after this one. */
export function nextZoom(zoom: PictureZoom): PictureZoom {
  const at = pictureZooms.findIndex(({ value }) => value === zoom)
  return pictureZooms[(at + 1) % pictureZooms.length]?.value ?? 'fit'
}
