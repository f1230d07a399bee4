import type { QrCapture } from '../../backends/mock/index.ts'

/** Edge of the picture in px: about eight for a module of the largest code. */
const edge = 640

/**
 * Takes a picture of the QR code on a page, as a phone's camera would: what it shows is drawn to a
 * canvas, and only the pixels are handed on. Rejects when no code is in sight.
 */
export async function captureQr(page: Document): Promise<QrCapture> {
  const code = findCode(page)
  if (!code) throw new Error('No QR code is in sight.')
  const drawing = new XMLSerializer().serializeToString(code)
  const picture = new Image()
  picture.width = edge
  picture.height = edge
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.drawImage(picture, 0, 0, edge, edge)
  return pen.getImageData(0, 0, edge, edge)
}

/** The code that is shown, wherever a shadow root hides it. */
function findCode(root: Document | ShadowRoot): SVGElement | undefined {
  const here = [...root.querySelectorAll<SVGElement>('svg[data-qr]')].findLast(
    (each) => each.getBoundingClientRect().width > 0,
  )
  if (here) return here
  for (const element of root.querySelectorAll('*')) {
    const found = element.shadowRoot ? findCode(element.shadowRoot) : undefined
    if (found) return found
  }
  return undefined
}
