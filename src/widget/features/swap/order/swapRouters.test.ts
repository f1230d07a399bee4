import { toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { swapNetworks } from '../../../core/networks/swapNetworks.ts'
import { checksumAddress } from '../../send/rules/checksumAddress.ts'
import { swapCall } from './checkSwap.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import { receiptTimeout } from '../../../money/transaction/receiptTimeout.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import { swapRouters } from './swapRouters.ts'

// Repeated on purpose, so that changing a spender takes two edits.
const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const routerOfZkSync = '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'

it('lists a router for every network with swaps, and for no other', () => {
  const { 'eip155:324': ofZkSync, ...others } = swapRouters
  expect(Object.keys(swapRouters).toSorted()).toEqual(swapNetworks.toSorted())
  expect(new Set(Object.values(others))).toEqual(new Set([router]))
  expect(ofZkSync).toBe(routerOfZkSync)
})

it('lists routers with a valid checksum (EIP-55)', async () => {
  const all = Object.values(swapRouters)
  expect(await Promise.all(all.map(checksumAddress))).toEqual(all)
})

it('allows only the function swap of the 1inch v6 router', () => {
  expect(toFunctionSelector(swapCall[0])).toBe('0x07ed2379')
})

it('uses the numbers of the document [A-182]', () => {
  expect({ ...swapConstants, receiptTimeout, nativeAddress }).toEqual({
    slippagePercent: 1,
    providerFeePercent: '0.85',
    refreshEvery: 10_000,
    debounce: 200,
    receiptTimeout: 25_000,
    initialGasLimit: 150_000n,
    smallestHolding: '0.00005',
    suggestions: 8,
    targetDigits: 6,
    nativeAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  })
})
