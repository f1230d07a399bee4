import { expect, it, vi } from 'vitest'
import { onDemand } from './onDemand.ts'

interface Service {
  price(symbol: string): Promise<number>
  readonly suffix: string
}

const service: Service = { price: async (symbol) => symbol.length, suffix: '.id' }

it('loads with the first call, once for all methods and callers', async () => {
  const load = vi.fn(async () => service)
  const { price } = onDemand('the prices', load, ['price'])
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([price('ETH'), price('USDC')])).toEqual([3, 4])
  expect(load).toHaveBeenCalledOnce()
})

it('rejects when the code cannot be loaded, and loads it again at the next call', async () => {
  const load = vi.fn(async () => service)
  load.mockRejectedValueOnce(new TypeError('offline'))
  const { price } = onDemand('the prices', load, ['price'])
  await expect(price('ETH')).rejects.toMatchObject({
    code: 'network.failed',
    message: 'Loading the prices failed: offline',
  })
  expect(await price('ETH')).toBe(3)
  await price('ETH')
  expect(load).toHaveBeenCalledTimes(2)
})

it('rejects like the method', async () => {
  const closed: Service = { ...service, price: () => Promise.reject(new Error('closed')) }
  const { price } = onDemand('the prices', async () => closed, ['price'])
  await expect(price('ETH')).rejects.toThrow('closed')
})
