import { useId } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import type { SettingsState } from '../state/settings.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { panelSizes, sizeStep, type PanelSize } from '../state/panelSizes.ts'
import './sizeMenu.css'

/** Sizes of the panels by single clicks, for people who cannot drag (WCAG 2.5.7). */
export function SizeMenu({ sizes }: { readonly sizes: readonly PanelSize[] }) {
  const { settings } = useWorkbench()
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="wb-icon-button wb-sizes-button"
        popoverTarget={id}
        aria-label="Sizes of the panels"
        title="Sizes of the panels"
      >
        <Icon name="sizes" />
      </button>
      <div
        id={id}
        popover="auto"
        className="wb-popover wb-sizes"
        role="group"
        aria-label="Sizes of the panels"
      >
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
          Reset
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
