import type { QrCapture } from '../../backends/mock/index.ts'
import { findCode } from './findCode.ts'

/** Edge of the picture in px: about eight per module of the largest code. */
const edge = 640
/** White px around the code, because not every page leaves the margin that a camera needs. */
const margin = 32

/**
 * Takes a picture of the QR code on a page, as a phone's camera would: draws the code to a canvas and returns only the pixels. Rejects if
 * no code is in view.
 */
export async function captureQr(page: Document): Promise<QrCapture> {
  const code = findCode(page)
  if (!code) throw new Error('The page shows no QR code.')
  const picture = code.tagName.toLowerCase() === 'svg' ? await draw(code) : code
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no 2D canvas.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, edge, edge)
  const size = edge - 2 * margin
  pen.drawImage(picture as CanvasImageSource, margin, margin, size, size)
  return pen.getImageData(0, 0, edge, edge)
}

async function draw(code: Element): Promise<HTMLImageElement> {
  const drawing = new XMLSerializer().serializeToString(withColours(code))
  const picture = new Image()
  picture.width = edge
  picture.height = edge
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await picture.decode()
  return picture
}

/** A copy with the colours of the page's style sheets, which a copied element loses. */
function withColours(code: Element): Element {
  const copy = code.cloneNode(true) as Element
  const shown = code.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((part, index) => {
    const from = shown[index]
    if (from === undefined) return
    const { fill, stroke, display } = getComputedStyle(from)
    part.setAttribute('fill', fill)
    part.setAttribute('stroke', stroke)
    if (display === 'none') part.setAttribute('display', 'none')
  })
  return copy
}
