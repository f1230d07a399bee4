import { expect, it } from 'vitest'
import { findWorkbench } from './findWorkbench.ts'

const serveOn = (...ports: readonly number[]) =>
  findWorkbench((port) => Promise.resolve(ports.includes(port)))

it('finds the workbench on the first port where Foyer answers', async () => {
  expect(await serveOn(4850, 4853)).toBe('http://localhost:4850')
})

it('names the usual port if no workbench runs', async () => {
  expect(await serveOn(4900)).toBe('http://localhost:4848')
})
