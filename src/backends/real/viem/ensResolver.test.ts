import { imageUrl } from '../guards/imageUrl.ts'
import { encodeAbiParameters, encodeErrorResult, encodeFunctionResult, parseAbi } from 'viem'
import { expect, it, vi } from 'vitest'
import { asRecord } from '../../port/asRecord.ts'
import { FoyerError } from '../../port/errors.ts'
import { ALICE } from '../testing/fakeProvider.ts'
import { createEnsResolver } from './ensResolver.ts'

const UNIVERSAL = parseAbi([
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'error ResolverNotFound(bytes)',
  'error OffchainLookup(address, string[], bytes, bytes4, bytes)',
])
const ZERO = '0x0000000000000000000000000000000000000000'

/** Answers `eth_call`s to the universal resolver in order. */
function resolver(...answers: `0x${string}`[]) {
  const methods: string[] = []
  const ens = createEnsResolver(async (method) => {
    methods.push(method)
    return answers.shift() ?? '0x'
  }, imageUrl)
  return { ens, methods }
}

const reverse = (name: string) =>
  encodeFunctionResult({
    abi: UNIVERSAL,
    functionName: 'reverseWithGateways',
    result: [name, ZERO, ZERO],
  })
const resolved = (bytes: `0x${string}`) =>
  encodeFunctionResult({
    abi: UNIVERSAL,
    functionName: 'resolveWithGateways',
    result: [bytes, ZERO],
  })
const text = (value: string) => resolved(encodeAbiParameters([{ type: 'string' }], [value]))

it('returns name and avatar of an address through the given call [C-307]', async () => {
  const { ens, methods } = resolver(reverse('ada.eth'), text('https://img.example/ada.png'))
  expect(await ens.identity(ALICE)).toEqual({
    name: 'ada.eth',
    avatar: 'https://img.example/ada.png',
  })
  expect(methods).toEqual(['eth_call', 'eth_call'])
})

it('reads an avatar on IPFS through its gateway, and no other scheme', async () => {
  const onIpfs = resolver(reverse('ada.eth'), text('ipfs://bafy/1.png'))
  expect(await onIpfs.ens.identity(ALICE)).toMatchObject({
    avatar: 'https://ipfs.io/ipfs/bafy/1.png',
  })
  const nft = resolver(reverse('ada.eth'), text('eip155:1/erc721:0x1/1'))
  expect(await nft.ens.identity(ALICE)).toEqual({ name: 'ada.eth' })
})

it("returns the avatar of a name that is not its owner's primary name", async () => {
  const { ens } = resolver(text('https://img.example/ada.png'))
  expect(await ens.avatar('Ada.eth')).toBe('https://img.example/ada.png')
  expect(await resolver(text('http://img.example/ada.png')).ens.avatar('ada.eth')).toBeUndefined()
})

it('resolves nothing without a name', async () => {
  const { ens } = resolver(reverse(''))
  expect(await ens.identity(ALICE)).toEqual({})
})

it('finds the address behind a name [C-307]', async () => {
  const { ens } = resolver(resolved(encodeAbiParameters([{ type: 'address' }], [ALICE])))
  expect(await ens.address('Ada.eth', 60)).toBe(ALICE)
})

const bytes = (value: `0x${string}`) => resolved(encodeAbiParameters([{ type: 'bytes' }], [value]))

it("finds a name's address on another chain in that chain's format", async () => {
  expect(await resolver(bytes(ALICE)).ens.address('ada.eth', 0x80000089)).toBe(ALICE)
  const solana = bytes(`0x${'11'.repeat(32)}`)
  expect(await resolver(solana).ens.address('ada.eth', 501)).toBe(
    '29d2S7vB453rNYFdR5Ycwt7y9haRT5fwVwL9zTmBhfV2',
  )
})

it.each([
  ['nothing', '0x', 0x80000089],
  ['less than an address', ALICE.slice(0, -2), 0x80000089],
  ['more than an address', `${ALICE}00`, 0x80000089],
  ['an address of Ethereum', ALICE, 501],
])("finds no address when the name's record for that chain is %s", async (_, held, coinType) => {
  const { ens } = resolver(bytes(held as `0x${string}`))
  expect(await ens.address('ada.eth', coinType)).toBeUndefined()
})

it('finds no address for an invalid name, without a request', async () => {
  const { ens, methods } = resolver()
  expect(await ens.address('a..eth', 60)).toBeUndefined()
  expect(methods).toEqual([])
})

it('rejects with chain.failed when the chain cannot be read', async () => {
  const ens = createEnsResolver(() => Promise.reject(new Error('down')), imageUrl)
  await expect(ens.identity(ALICE)).rejects.toMatchObject({ code: 'chain.failed' })
})

/** A resolver whose contract reverts with these bytes, as the RPC client throws it. */
function reverting(revertData: string) {
  const details = { rpcCode: 3, serverText: 'execution reverted', revertData }
  return createEnsResolver(
    () => Promise.reject(new FoyerError('chain.failed', 'eth_call failed', { details })),
    imageUrl,
  )
}

it('finds no address for a name that has no resolver [C-307]', async () => {
  const ens = reverting(
    encodeErrorResult({ abi: UNIVERSAL, errorName: 'ResolverNotFound', args: ['0x'] }),
  )
  expect(await ens.address('nobody.eth', 60)).toBeUndefined()
  expect(await ens.identity(ALICE)).toEqual({})
})

it('uses no off-chain gateway, and does not treat its name as unregistered', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'))
  const ens = createEnsResolver((_method, [call]) => {
    const { to } = asRecord(call)
    const revertData = encodeErrorResult({
      abi: UNIVERSAL,
      errorName: 'OffchainLookup',
      args: [
        to as `0x${string}`,
        ['https://gateway.example/{sender}/{data}'],
        '0x',
        '0x00000000',
        '0x',
      ],
    })
    const details = { rpcCode: 3, serverText: 'execution reverted', revertData }
    return Promise.reject(new FoyerError('chain.failed', 'eth_call failed', { details }))
  }, imageUrl)
  await expect(ens.address('ada.gate.eth', 60)).rejects.toMatchObject({ code: 'chain.failed' })
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

it('sends no request for an invalid EVM address', async () => {
  const { ens, methods } = resolver(reverse('ada.eth'))
  expect(await ens.identity('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')).toEqual({})
  expect(methods).toEqual([])
})

it.each([
  ['small letters', ALICE.toLowerCase()],
  ['capitals', ALICE.toUpperCase().replace('0X', '0x')],
])('reads the names of an address in %s', async (_, address) => {
  const { ens } = resolver(reverse('ada.eth'), text(''))
  expect(await ens.identity(address)).toEqual({ name: 'ada.eth' })
})

it('reports an aborted look-up as aborted, not as a chain failure', async () => {
  const leaving = new AbortController()
  const ens = createEnsResolver(() => {
    leaving.abort()
    return Promise.reject(new Error('down'))
  }, imageUrl)
  await expect(ens.address('ada.eth', 60, leaving.signal)).rejects.toMatchObject({
    code: 'aborted',
  })
})

it('the resolver does not follow a picture path that only contains an IPFS path', async () => {
  const { ens } = resolver(text('x-ipfs://bafy/1.png'))
  expect(await ens.avatar('ada.eth')).toBeUndefined()
})
