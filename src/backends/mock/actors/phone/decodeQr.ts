import type { QrCapture } from './phoneTypes.ts'

/** The text of a QR code in a picture. Rejects if no code can be read. */
export async function decodeQr({ width, height, data }: QrCapture): Promise<string> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    // The pixels of another window (the panel's canvas) are an array of another realm, which fails `instanceof` here.
    return decodeQR({ width, height, data: new Uint8ClampedArray(data) })
  } catch (error) {
    throw new Error(`No QR code can be read off this picture: ${String(error)}`, { cause: error })
  }
}
