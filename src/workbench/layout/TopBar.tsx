import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { CopyButton } from '../parts/CopyButton.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { SizeMenu } from './SizeMenu.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

const themes = [
  { value: 'system', title: <Icon name="system" />, hint: 'As the system' },
  { value: 'light', title: <Icon name="sun" />, hint: 'Light' },
  { value: 'dark', title: <Icon name="moon" />, hint: 'Dark' },
] as const

interface TopBarProps {
  readonly name: string
  /** Whether there is an address for a link to the stage. */
  readonly hasLink: boolean
  /** Opens the list of shortcuts. */
  readonly onHelp: () => void
  /** More controls, before the link. */
  readonly children?: ReactNode
}

/** The name of the page, the button that copies a link, the theme, the sizes and the help. */
export function TopBar({ name, hasLink, onHelp, children }: TopBarProps) {
  const { addressBar, link, settings } = useWorkbench()
  const { problems } = useStore(addressBar.store)
  const theme = useSetting('theme')
  return (
    <header className="wb-row wb-top">
      <p className="wb-row wb-brand">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 18.5V8a6 6 0 0 1 12 0v10.5" />
          <circle cx="12.6" cy="12.4" r="1.1" />
        </svg>
        Foyer <span>{name}</span>
      </p>
      {problems.length > 0 ? (
        <p className="wb-problem" role="alert">
          A part of the link cannot be used: {problems.join('; ')}.
        </p>
      ) : null}
      <div className="wb-row wb-end">
        {children}
        {hasLink ? (
          <CopyButton
            id="wb-copy-link"
            text={link}
            label="Copy a link to this stage"
            keys="Y"
            icon="link"
          />
        ) : null}
        <Segmented
          label="Look of the workbench"
          value={theme}
          choices={themes.map(({ value, title, hint }) => ({
            value,
            hint,
            title: (
              <>
                {title}
                <span className="wb-unseen">{hint}</span>
              </>
            ),
          }))}
          onChange={(value) => settings.change({ theme: value })}
        />
        <SizeMenu sizes={['left', 'player', 'right', 'dock']} />
        <IconButton icon="help" label="Keyboard" keys="?" onClick={onHelp} />
      </div>
    </header>
  )
}
