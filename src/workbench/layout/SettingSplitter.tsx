import { panelSizes, type PanelSize } from '../state/panelSizes.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Splitter } from './Splitter.tsx'

/** A splitter that sets one of the sizes in the settings. */
export function SettingSplitter({ setting, label }: { setting: PanelSize; label: string }) {
  const { settings } = useWorkbench()
  return (
    <Splitter
      {...panelSizes[setting]}
      label={label}
      value={useSetting(setting)}
      onChange={(value) => settings.change({ [setting]: value })}
    />
  )
}
