import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Splitter } from './Splitter.tsx'

/** Sizes that somebody may set, with their limits in px; `sign` as `Splitter` has it. */
const sizes = {
  player: { line: 'horizontal', least: 120, most: 640, sign: -1 },
  left: { line: 'vertical', least: 220, most: 480, sign: 1 },
  dock: { line: 'horizontal', least: 100, most: 520, sign: -1 },
  right: { line: 'vertical', least: 280, most: 560, sign: -1 },
} as const

/** A line that sets one of the sizes of the settings. */
export function SettingSplitter({
  setting,
  label,
}: {
  setting: keyof typeof sizes
  label: string
}) {
  const { settings } = useWorkbench()
  return (
    <Splitter
      {...sizes[setting]}
      label={label}
      value={useSetting(setting)}
      onChange={(value) => settings.change({ [setting]: value })}
    />
  )
}
