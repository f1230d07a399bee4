import { useId } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { SettingsState } from '../state/settings.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { panelSizes, sizeStep, type PanelSize } from '../state/panelSizes.ts'
import './viewMenu.css'

const themes = [
  { value: 'system', title: 'System' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const

const sizes = ['left', 'right', 'dock'] as const satisfies readonly PanelSize[]

/** The colours of the workbench, and the sizes of its panels by single clicks, for people who cannot drag (WCAG 2.5.7). */
export function ViewMenu() {
  const { settings } = useWorkbench()
  const theme = useSetting('theme')
  const id = useId()
  return (
    <>
      <button type="button" className="wb-tool wb-view-button" popoverTarget={id}>
        View
      </button>
      <div id={id} popover="auto" className="wb-popover wb-view" role="group" aria-label="View">
        <h3>Colours</h3>
        <Segmented
          label="Look of the workbench"
          value={theme}
          choices={themes}
          onChange={(value) => settings.change({ theme: value })}
        />
        <h3>Panel sizes</h3>
        {sizes.map((size) => (
          <SizeRow key={size} size={size} />
        ))}
        <button
          type="button"
          className="wb-button wb-small"
          onClick={() =>
            settings.change(
              Object.fromEntries(sizes.map((size) => [size, panelSizes[size].usual])) as Partial<
                Pick<SettingsState, PanelSize>
              >,
            )
          }
        >
          Reset sizes
        </button>
      </div>
    </>
  )
}

function SizeRow({ size }: { readonly size: PanelSize }) {
  const { settings } = useWorkbench()
  const value = useSetting(size)
  const { name, least, most } = panelSizes[size]
  const set = (wanted: number) =>
    settings.change({ [size]: Math.min(most, Math.max(least, wanted)) })
  return (
    <div className="wb-size" role="group" aria-label={name}>
      <span>{name}</span>
      <IconButton
        icon="minus"
        label={`${name}: smaller`}
        disabled={value <= least}
        onClick={() => set(value - 2 * sizeStep)}
      />
      <output className="wb-mono">{value}</output>
      <IconButton
        icon="plus"
        label={`${name}: larger`}
        disabled={value >= most}
        onClick={() => set(value + 2 * sizeStep)}
      />
    </div>
  )
}
