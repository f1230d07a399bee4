import { joinWebpFrames } from './animatedWebp.mjs'

/**
 * A screenshot and how long it is shown. A tap is drawn at `tap`, in CSS pixels.
 *
 * @typedef {{ png: Buffer, ms: number, tap?: { x: number, y: number } }} Shot
 */

/**
 * Makes an animated WebP of screenshots of one size, each frame encoded by the browser.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Shot[]} shots
 * @param {number} scale device pixels per CSS pixel
 * @returns {Promise<Buffer>}
 */
export async function encodeFrames(browser, shots, scale) {
  const page = await browser.newPage()
  try {
    /** @type {import('./animatedWebp.mjs').Frame[]} */
    const frames = []
    for (const { png, ms, tap } of shots) {
      const part = await page.evaluate(encodeChange, { png: png.toString('base64'), tap, scale })
      const last = frames.at(-1)
      if (part !== null) frames.push({ ...part, ms, webp: Buffer.from(part.webp, 'base64') })
      else if (last !== undefined) last.ms += ms
    }
    const [first] = frames
    if (first === undefined) throw new Error('Failed to make the animation: there is no frame.')
    return joinWebpFrames({ width: first.width, height: first.height, frames })
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page: the part of a screenshot that differs from the previous screenshot, `null` if there is no difference.
 *
 * @param {{ png: string, tap: { x: number, y: number } | undefined, scale: number }} shot
 */
async function encodeChange({ png, tap, scale }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (pen === null) throw new Error('Failed to draw a frame: the browser has no canvas.')
  pen.drawImage(bitmap, 0, 0)
  if (tap !== undefined) {
    pen.beginPath()
    pen.arc(tap.x * scale, tap.y * scale, 16 * scale, 0, 2 * Math.PI)
    pen.fillStyle = 'rgb(15 118 110 / 0.4)'
    pen.fill()
    pen.lineWidth = 4 * scale
    pen.strokeStyle = '#fff'
    pen.stroke()
    pen.lineWidth = 2 * scale
    pen.strokeStyle = '#0f766e'
    pen.stroke()
  }

  const memory = /** @type {{ pixelsBefore?: Uint32Array }} */ (globalThis)
  const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer)
  const before = memory.pixelsBefore
  memory.pixelsBefore = pixels
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === before?.[at]) continue
    const x = at % width
    const y = Math.floor(at / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  if (right < 0) return null

  // A frame begins at even pixels.
  left -= left % 2
  top -= top % 2
  const part = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  const cut = new OffscreenCanvas(part.width, part.height)
  cut.getContext('2d', { alpha: false })?.drawImage(canvas, -left, -top)
  const blob = await cut.convertToBlob({ type: 'image/webp', quality: 0.9 })
  const webp = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of webp) text += String.fromCharCode(byte)
  return { ...part, webp: btoa(text) }
}
