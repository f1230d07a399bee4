import type { QrCapture } from './phoneTypes.ts'

/** The text behind the QR code on a picture. Rejects when no code can be read off it. */
export async function decodeQr({ width, height, data }: QrCapture): Promise<string> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    // Pixels of another window (the panel's canvas) are an array of another realm, which is not one here.
    return decodeQR({ width, height, data: new Uint8ClampedArray(data) })
  } catch (error) {
    throw new Error(`No QR code can be read off this picture: ${String(error)}`, { cause: error })
  }
}
