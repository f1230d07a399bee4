import {
  hashTypedData,
  keccak256,
  recoverAddress,
  recoverMessageAddress,
  recoverTypedDataAddress,
  encodePacked,
  stringToHex,
  concat,
  type Hex,
  type TypedDataDefinition,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domain, groupMail, mail, permitOf } from './typedDataSamples.ts'
import { code, friend, owner, openViemPage } from './viemPage.ts'

let page: Awaited<ReturnType<typeof openViemPage>>
beforeAll(async () => {
  page = await openViemPage()
})
afterAll(() => page.close())

describe('viem with a simulated wallet: signatures', () => {
  const signTyped = (method: string, typed: unknown) =>
    page.agreed(() => page.ask(method, [owner, JSON.stringify(typed)])) as Promise<Hex>

  it('signs a message, and the signature recovers to the signer', async () => {
    const message = 'Example `personal_sign` message'
    const signature = await page.agreed(() => page.client.signMessage({ message }))
    expect(await recoverMessageAddress({ message, signature })).toBe(owner)
    const found = await page.ask('personal_ecRecover', [stringToHex(message), signature])
    expect(found).toBe(owner.toLowerCase())
    expect(await page.refused('personal_ecRecover', ['0x00', '0x01'])).toEqual(code(-32_602))
  })

  it('signs a message whose account comes first', async () => {
    const signed = page.agreed(() => page.ask('personal_sign', [owner, stringToHex('swapped')]))
    const signature = (await signed) as Hex
    expect(await recoverMessageAddress({ message: 'swapped', signature })).toBe(owner)
  })

  it('signs a list of values, as before EIP-712', async () => {
    const values = [
      { type: 'string', name: 'Message', value: 'Hi, Alice!' },
      { type: 'uint32', name: 'A number', value: '1337' },
    ]
    const signature = await page.agreed(() => page.ask('eth_signTypedData', [values, owner]))
    const schema = keccak256(
      encodePacked(['string', 'string'], ['string Message', 'uint32 A number']),
    )
    const data = keccak256(encodePacked(['string', 'uint32'], ['Hi, Alice!', 1337]))
    const hash = keccak256(concat([schema, data]))
    expect(await recoverAddress({ hash, signature: signature as Hex })).toBe(owner)
  })

  it('signs the example of EIP-712 with versions 3 and 4', async () => {
    expect(hashTypedData(mail)).toBe(
      '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2',
    )
    const third = await signTyped('eth_signTypedData_v3', mail)
    expect(await recoverTypedDataAddress({ ...mail, signature: third })).toBe(owner)
    expect(await signTyped('eth_signTypedData_v4', mail)).toBe(third)
  })

  it('signs lists in version 4 and refuses them in version 3', async () => {
    const signature = await page.agreed(() => page.client.signTypedData(groupMail))
    expect(await recoverTypedDataAddress({ ...groupMail, signature })).toBe(owner)
    expect(await page.refused('eth_signTypedData_v3', [owner, JSON.stringify(groupMail)])).toEqual(
      code(-32_602, /is a list, which only version 4 knows/),
    )
  })

  it('signs a permit whose address has a wrong checksum', async () => {
    const right = await signTyped('eth_signTypedData_v4', permitOf(owner))
    const odd = `0x${owner.slice(2).toUpperCase().replace('F', 'f')}`
    expect(odd.toLowerCase()).toBe(owner.toLowerCase())
    expect(await signTyped('eth_signTypedData_v4', permitOf(odd))).toBe(right)
  })

  it('signs a domain that declares no fields', async () => {
    const typed: TypedDataDefinition = {
      ...mail,
      domain: {},
      types: { ...mail.types, EIP712Domain: [] },
    }
    const signature = await signTyped('eth_signTypedData_v4', typed)
    expect(await recoverTypedDataAddress({ ...typed, signature })).toBe(owner)
  })

  it('leaves out fields that the types do not name', async () => {
    const typed = { ...mail, message: { ...mail.message, extraData: 'not typed' } }
    const signature = await signTyped('eth_signTypedData_v4', typed)
    expect(await recoverTypedDataAddress({ ...mail, signature })).toBe(owner)
  })

  it.each([
    [
      'a type that cannot be read',
      { types: { ...mail.types, Mail: [{ name: 'contents', type: 'Item[+' }] } },
      /./,
    ],
    ['an empty domain', { domain: {} }, /domain\.name is missing/],
    [
      'a primary type that is not there',
      { primaryType: 'Non-Existent' },
      /"Non-Existent" has no type/,
    ],
    ['no primary type', { primaryType: undefined }, /has no type definition/],
    ['a contract that is no address', { domain: { ...domain, verifyingContract: 1 } }, /./],
    ['a field that is missing', { message: { contents: 'x' } }, /message\.from is missing/],
    ['another chain', { domain: { ...domain, chainId: 137 } }, /must match the active chainId "1"/],
  ])('refuses typed data with %s (-32602)', async (_what, part, message) => {
    const typed = JSON.stringify({ ...mail, ...part })
    expect(await page.refused('eth_signTypedData_v4', [owner, typed])).toEqual(
      code(-32_602, message),
    )
  })

  it('signs ten concurrent requests', async () => {
    const signatures = await page.agreed(() =>
      Promise.all(Array.from({ length: 10 }, () => page.client.signTypedData(groupMail))),
    )
    expect(new Set(signatures).size).toBe(1)
  })

  it.each([
    ['eth_sign', [owner, `0x${'11'.repeat(32)}`]],
    ['eth_getEncryptionPublicKey', [owner]],
    ['eth_decrypt', ['0x', owner]],
    ['eth_signTransaction', [{ from: owner }]],
    ['wallet_signAuthorization', [{ address: friend }]],
  ])('declines %s (4200)', async (method, params) => {
    expect(await page.refused(method, params)).toEqual(code(4200))
  })
})
