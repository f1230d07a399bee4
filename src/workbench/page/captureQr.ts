import type { QrCapture } from '../../backends/mock/index.ts'
import { findCode } from './findCode.ts'

/** Edge of the picture in px: about eight for a module of the largest code. */
const edge = 640
/** White px around the code: not every page leaves the room that a camera needs. */
const margin = 32

/**
 * Takes a picture of the QR code on a page, as a phone's camera would: what it shows is drawn to a
 * canvas, and only the pixels are handed on. Rejects when no code is in sight.
 */
export async function captureQr(page: Document): Promise<QrCapture> {
  const code = findCode(page)
  if (!code) throw new Error('No QR code is in sight.')
  const picture = code.tagName.toLowerCase() === 'svg' ? await draw(code) : code
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
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

/** A copy with the colours that the page's style sheets give it: they do not come along. */
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
