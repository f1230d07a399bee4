import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { linkToRecording, textOfLink } from './recordingLink.ts'

const recording: Scenario = {
  id: 'recorded-1',
  title: 'Bezahlen mit 支払い 🦊',
  tags: ['recorded'],
  steps: [{ do: 'press', key: 'Tab' }],
}

const linkOf = (bytes: Buffer) => `https://any.host/#recording=${bytes.toString('base64url')}`

it('brings a recording along in the hash of a link, whatever host the link names', async () => {
  const link = await linkToRecording('http://localhost:5173', recording)
  expect(link).toMatch(/^http:\/\/localhost:5173\/#recording=[\w-]+$/)
  const elsewhere = link.replace('localhost:5173', '127.0.0.1:9999')
  expect(JSON.parse(String(await textOfLink(elsewhere)))).toEqual(recording)
})

it('rejects a recording that is too long for a link', async () => {
  const step = (_: unknown, at: number) => ({ do: 'press', key: `${Math.sin(at)}` }) as const
  const long = { ...recording, steps: Array.from({ length: 1_000 }, step) }
  await expect(linkToRecording('http://localhost', long)).rejects.toThrow('Save it as JSON')
})

it('finds no recording in any other address', async () => {
  expect(await textOfLink('http://localhost:5173/?scenario=late-approval')).toBeUndefined()
})

it('rejects a damaged link', async () => {
  await expect(textOfLink('#recording=%%%')).rejects.toThrow('is damaged')
  await expect(textOfLink('#recording=AAAA')).rejects.toThrow('is damaged')
  const noText = linkOf(deflateRawSync(Buffer.from([0xff, 0xfe])))
  await expect(textOfLink(noText)).rejects.toThrow('is damaged')
})

it('rejects a small link whose recording is larger than 1 MB @security', async () => {
  const bomb = linkOf(deflateRawSync(Buffer.alloc(50_000_000)))
  await expect(textOfLink(bomb)).rejects.toThrow('larger than 1 MB')
})
