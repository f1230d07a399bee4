import type { ScreenResult } from '../../src/server/screens/screenResults.ts'
import { drawDifference, drawScreen, type ServedScreens } from './servedScreens.ts'

const swap = {
  scenario: 'foyer-scenarios/swap.scenario.json',
  title: 'A swap that asks for a second approval',
  file: 'foyer-scenarios/screens/swap.screens.json',
} as const
const help = {
  scenario: 'foyer-scenarios/help.scenario.json',
  title: 'Help explains wallets',
  file: 'foyer-scenarios/screens/help.screens.json',
} as const

const tree = (button: string) => [
  '- dialog "Swap":',
  '  - heading "Swap" [level=1]',
  ...Array.from({ length: 9 }, (_, at) => `  - text: Line ${at + 1}`),
  `  - button "${button}"`,
]

/** Draws the results of a run: two screens that changed, one that is new, one that is gone and two as accepted. */
export function prepareScreens(served: ServedScreens): readonly ScreenResult[] {
  const before = drawScreen(served, { ground: '#ffffff', box: 80, text: tree('Review swap') })
  const now = drawScreen(served, { ground: '#ffffff', box: 240, text: tree('Review') })
  const phone = { width: 360, height: 740, text: tree('Review swap') }
  const darkBefore = drawScreen(served, { ...phone, ground: '#171a1e', box: 60 })
  const darkNow = drawScreen(served, { ...phone, ground: '#171a1e', box: 68 })
  const arabic = drawScreen(served, { ground: '#ffffff', box: 400, text: tree('مراجعة') })
  const done = drawScreen(served, { ground: '#eef3ee', box: 200, text: ['- text: Swapped'] })
  const connect = drawScreen(served, { ground: '#f7f1e3', box: 20, text: ['- text: Connect'] })
  const ofSwap = { ...swap, step: 4, checkpoint: 'The view is Swap' }
  const ofHelp = { ...help, step: 2, checkpoint: 'The view is Connect', result: 'same' } as const
  return [
    { ...ofHelp, id: 'help/2/light-desktop', variant: 'light-desktop', ...both(connect, connect) },
    { ...ofHelp, id: 'help/2/dark-phone', variant: 'dark-phone', ...both(connect, connect) },
    {
      ...ofSwap,
      id: 'swap/4/light-desktop',
      variant: 'light-desktop',
      result: 'changed',
      pixels: 76_800,
      diff: drawDifference(served, before, now),
      areas: [
        { x: 80, y: 60, width: 160, height: 240 },
        { x: 240, y: 60, width: 160, height: 240 },
      ],
      ...both(before, now),
    },
    {
      ...ofSwap,
      id: 'swap/4/dark-phone',
      variant: 'dark-phone',
      result: 'changed',
      pixels: 3_840,
      diff: drawDifference(served, darkBefore, darkNow),
      ...both(darkBefore, darkNow),
    },
    { ...ofSwap, id: 'swap/4/arabic', variant: 'arabic', result: 'new', actual: arabic },
    {
      ...swap,
      step: 9,
      checkpoint: 'The view is SwapSuccess',
      id: 'swap/9/light-desktop/gone',
      variant: 'light-desktop',
      result: 'gone',
      accepted: done,
    },
  ]
}

const both = (
  accepted: NonNullable<ScreenResult['accepted']>,
  actual: NonNullable<ScreenResult['actual']>,
) => ({ accepted, actual })
