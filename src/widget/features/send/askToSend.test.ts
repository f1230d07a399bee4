import { describe, expect, it } from 'vitest'
import { askToSend } from './askToSend.ts'
import { createSendTest, hash, toVera } from './testing/createSendTest.ts'

const asking = (answer: unknown) =>
  askToSend(createSendTest({ wallet: { eth_sendTransaction: () => answer } }).core, toVera)

describe('the wallet’s answer', () => {
  it.each([[hash], [hash.replaceAll('a', 'A')]])('is the hash %s', async (answer) => {
    expect(await asking(answer)).toBe(answer)
  })

  it.each([
    [null],
    [''],
    ['0x'],
    [hash.slice(2)],
    [hash.slice(0, -1)],
    [`${hash}0`],
    [` ${hash}`],
    [`${hash}\n`],
    [{ hash }],
    [[hash]],
    [{ signature: '5'.repeat(88) }],
    [`0x${'zz'.repeat(32)}`],
  ])('is none of a transaction that was sent: %j', async (answer) => {
    await expect(asking(answer)).rejects.toMatchObject({ code: 'wallet.malformed' })
  })
})

it('asks nobody where nobody is connected', async () => {
  const { asked, core, tell } = createSendTest()
  tell.disconnected()
  await expect(askToSend(core, toVera)).rejects.toMatchObject({ code: 'none.account' })
  expect(asked).toEqual([])
})

it('asks nobody to send what is no amount', async () => {
  const { asked, core } = createSendTest()
  await expect(askToSend(core, { ...toVera, units: 0n })).rejects.toMatchObject({
    code: 'internal',
  })
  await expect(askToSend(core, { ...toVera, units: -1n })).rejects.toMatchObject({
    code: 'internal',
  })
  expect(asked).toEqual([])
})
