import { expect, it } from 'vitest'
import { closestName } from './closestName.ts'

it.each([
  ['Confirm', ['Cancel', 'Confirm swap and send', 'Confirm swap'], 'Confirm swap'],
  ['Confirm swap', ['Cancel', 'Confirm'], 'Confirm'],
  ['confirm', ['Confirm swap', 'Confirm'], 'Confirm'],
  ['Swap 1 ETH', ['Send 4 USDC', 'Swap 2 ETH'], 'Swap 2 ETH'],
  ['All Walets', ['Emberfox Installed', 'All Wallets 640+'], 'All Wallets 640+'],
  ['Pay 0.2 ETH', ['ETH', '10,000.0000 ETH', 'Pay 0.1 ETH'], 'Pay 0.1 ETH'],
  ['Contineu', ['Cancel', 'Continue'], 'Continue'],
  ['Try again', ['Close', 'Try again…'], 'Try again…'],
])('takes %s for the closest of %j', (wanted, names, closest) => {
  expect(closestName(wanted, names)).toBe(closest)
})

it.each([
  ['Send', ['Sender details', 'Close']],
  ['Go', ['Go back to the list of wallets']],
  ['Confirm', []],
  ['', ['Confirm']],
])('finds nothing close to "%s" in %j', (wanted, names) => {
  expect(closestName(wanted, names)).toBeUndefined()
})
