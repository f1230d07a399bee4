import { expect, it } from 'vitest'
import { describeRemarks } from './describeRemarks.ts'

const remark = {
  path: 'src/App.tsx',
  line: 12,
  what: 'coolMode',
  why: 'Foyer has no confetti',
  lines: [],
}

it('lists what is left out and what is written by hand, each with its file, line and reason', () => {
  const byHand = {
    ...remark,
    what: 'useModal',
    why: 'it is unknown',
    lines: ['const { open } = useFoyer()'],
  }
  expect(describeRemarks({ left: [remark], byHand: [byHand] }, 'RainbowKit')).toEqual([
    '',
    'What of RainbowKit is left out:',
    '  src/App.tsx:12  coolMode: Foyer has no confetti.',
    '',
    'What you change by hand:',
    '  src/App.tsx:12  useModal: it is unknown.',
    '      const { open } = useFoyer()',
  ])
  expect(describeRemarks({ left: [], byHand: [] }, 'RainbowKit')).toEqual([])
})
