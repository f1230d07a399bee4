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
  const { edits, byHand } = planLab(treeOf(files))
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

it('names the line for the settings of Next, which are not edited', () => {
  const { edits, byHand } = planLab(
    treeOf({
      'app/layout.tsx': '<script src="http://localhost:4848/__foyer/wallets.js" />',
      'next.config.ts': 'export default {}\n',
      'foyer-init.json': recordOf({}, { 'app/layout.tsx': ['/__foyer/wallets.js'] }),
    }),
  )
  expect(edits[0]?.after).toContain('/__foyer/places.js')
  expect(byHand).toEqual([
    expect.objectContaining({ path: 'next.config.ts', what: 'resolveAlias' }),
  ])
})

it('plans nothing for an app without a record of init', () => {
  expect(planLab(treeOf({ 'vite.config.ts': config }))).toEqual({ edits: [], byHand: [] })
})
