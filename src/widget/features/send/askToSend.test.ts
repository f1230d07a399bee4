import { describe, expect, it } from 'vitest'
import { askToSend } from './askToSend.ts'
import { createSendTest, hash, toVera } from './testing/createSendTest.ts'
import { sol } from './testing/testTokens.ts'

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

describe('on Solana', () => {
  const from = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
  const transfer = {
    ...toVera,
    chainId: sol.chainId,
    from,
    recipient: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
    gasPrice: undefined,
  }
  const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const network = { id: sol.chainId, name: 'Solana', chain: 'solana', currency } as const

  function signing(signature: unknown) {
    const test = createSendTest({
      rpc: { getLatestBlockhash: () => ({ value: { blockhash: from } }) },
      wallet: { solana_signAndSendTransaction: () => ({ signature }) },
    })
    const core = { ...test.core, networks: { ...test.core.networks, find: () => network } }
    return askToSend(core, transfer)
  }

  it.each([['5'.repeat(64)], ['5'.repeat(88)]])('the answer is the signature %s', async (text) => {
    expect(await signing(text)).toBe(text)
  })

  it.each([
    ['5'.repeat(63)],
    ['5'.repeat(89)],
    [`${'5'.repeat(88)}!`],
    [`!${'5'.repeat(88)}`],
    ['0'.repeat(88)],
    [undefined],
    [hash],
  ])('the answer is none with %j', async (text) => {
    await expect(signing(text)).rejects.toMatchObject({ code: 'wallet.malformed' })
  })

  it('asks nobody on a network that is not there', async () => {
    const { asked, core } = createSendTest()
    await expect(askToSend(core, transfer)).rejects.toMatchObject({ code: 'none.network' })
    expect(asked).toEqual([])
  })
})
