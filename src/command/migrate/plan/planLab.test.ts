import { expect, it } from 'vitest'
import { treeOf } from '../../app/project/tree.ts'
import { hashOf, recordText } from '../../init/record/record.ts'
import { planLab } from './planLab.ts'

const config = 'export default { plugins: [react(), foyer({ wallets: true })] }\n'
const test = "await page.getByText('Emberfox').first().click()\n"
const recordOf = (created: Record<string, string>, added: Record<string, readonly string[]>) =>
  recordText({ format: 'foyer-init', version: 1, created, added, packages: ['foyerkit-lab'] })

it('turns off the wallets for other modals in what init wrote, and keeps the record of it', () => {
  const files = {
    'vite.config.ts': config,
    'e2e/wallet.spec.ts': test,
    'foyer-init.json': recordOf(
      { 'e2e/wallet.spec.ts': hashOf(test) },
      { 'vite.config.ts': [', foyer({ wallets: true })'] },
    ),
  }
  const { edits, byHand } = planLab(treeOf(files), false)
  const now = "await page.getByRole('dialog').getByRole('button', { name: /Emberfox/ }).click()\n"
  expect(Object.fromEntries(edits.map(({ path, after }) => [path, after]))).toEqual({
    'vite.config.ts': 'export default { plugins: [react(), foyer()] }\n',
    'e2e/wallet.spec.ts': now,
    'foyer-init.json': recordOf(
      { 'e2e/wallet.spec.ts': hashOf(now) },
      { 'vite.config.ts': [', foyer()'] },
    ),
  })
  expect(byHand).toEqual([])
})

const next = (settings: string) =>
  planLab(
    treeOf({
      'app/layout.tsx': '<script src="http://localhost:4848/__foyer/wallets.js" />',
      'next.config.ts': settings,
      'foyer-init.json': recordOf({}, { 'app/layout.tsx': ['/__foyer/wallets.js'] }),
    }),
    true,
  )

it('lets the bundler of Next replace the services, and names the lines where it cannot', () => {
  const { edits, byHand } = next('export default {}\n')
  expect(edits.map(({ path }) => path)).toEqual([
    'app/layout.tsx',
    'next.config.ts',
    'foyer-init.json',
  ])
  expect(edits[0]?.after).toContain('/__foyer/places.js')
  expect(edits[1]?.after).toContain("{ 'foyerkit/real': 'foyerkit-lab/mock' }")
  expect(edits[2]?.after).toContain('"next.config.ts": [')
  expect(byHand).toEqual([])
  expect(next('export default withPlugins(settings)\n').byHand).toEqual([
    expect.objectContaining({ path: 'next.config.ts', why: 'it exports no plain object' }),
  ])
})

it('plans nothing for an app without a record of init', () => {
  expect(planLab(treeOf({ 'vite.config.ts': config }), false)).toEqual({ edits: [], byHand: [] })
})
