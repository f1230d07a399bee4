import { decodeQR } from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'
import { qrShapes } from './qrShapes.ts'

const uri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1768478400&relay-protocol=irn&symKey=${'a3'.repeat(32)}`

/** Renders the shapes as a phone's camera would see them: `scale` px per module, RGBA. */
function photograph(text: string, withHole: boolean) {
  const scale = 6
  const { edge, modules, finders } = qrShapes(text, withHole)
  const width = edge * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const paint = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = Math.round(top * scale); y < bottom * scale; y += 1) {
      for (let x = Math.round(left * scale); x < right * scale; x += 1) {
        data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
      }
    }
  }
  for (const [, x, y, run] of modules.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    paint(Number(x), Number(y), Number(x) + Number(run), Number(y) + 1, 0)
  }
  for (const { x, y } of finders) {
    paint(x, y, x + 7, y + 7, 0)
    paint(x + 1, y + 1, x + 6, y + 6, 255)
    paint(x + 2, y + 2, x + 5, y + 5, 0)
  }
  return { width, height: width, data }
}

it('draws a code that can be decoded from its pixels, with and without a picture in the middle', () => {
  expect(decodeQR(photograph(uri, false))).toBe(uri)
  expect(decodeQR(photograph(uri, true))).toBe(uri)
})

it('gives the QR code a name that does not reveal the value', () => {
  const markup = renderToStaticMarkup(<QrCode value={uri} label="QR code to scan" />)
  expect(markup).toContain('role="img" aria-label="QR code to scan"')
  expect(markup).not.toContain('symKey')
})

it('draws the QR code dark on light in every theme, so that every camera can read it', () => {
  const markup = renderToStaticMarkup(<QrCode value={uri} label="Code" media={<b>logo</b>} />)
  expect(markup).toContain('fill="#ffffff"')
  expect(markup).not.toContain('var(')
  expect(markup).toContain('<b>logo</b>')
})
