import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { CopyButton } from '../parts/CopyButton.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { ClockButton } from '../clock/ClockButton.tsx'
import { downloadRun } from '../recorder/recordingFiles.ts'
import { PanelBoundary } from '../boundary/PanelBoundary.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Transport } from './Transport.tsx'
import { ViewMenu } from '../layout/ViewMenu.tsx'

interface TopBarProps {
  readonly name: string
  /** Whether there is an address for a link to the stage. */
  readonly hasLink: boolean
  /** Opens the list of shortcuts. */
  readonly onHelp: () => void
  /** More controls, before the link. */
  readonly children?: ReactNode
}

/** The name of the page, the transport with the time, and what is opened, saved, compared and shared. */
export function TopBar({ name, hasLink, onHelp, children }: TopBarProps) {
  const { addressBar, link } = useWorkbench()
  const { problems } = useStore(addressBar.store)
  return (
    <header className="wb-row wb-top">
      <p className="wb-row wb-brand">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 18.5V8a6 6 0 0 1 12 0v10.5" />
          <circle cx="12.6" cy="12.4" r="1.1" />
        </svg>
        Foyer <span>{name}</span>
      </p>
      <PanelBoundary name="Player" small>
        <Transport />
      </PanelBoundary>
      <PanelBoundary name="Clock" small>
        <ClockButton />
      </PanelBoundary>
      {problems.length > 0 ? (
        <p className="wb-problem" role="alert">
          A part of the link cannot be used: {problems.join('; ')}.
        </p>
      ) : null}
      <div className="wb-row wb-end">
        {children}
        <SaveRun />
        {hasLink ? (
          <CopyButton
            id="wb-copy-link"
            text={link}
            label="Copy a link to this stage"
            keys="Y"
            icon="link"
            word="Link"
          />
        ) : null}
        <ViewMenu />
        <IconButton icon="help" label="Keyboard shortcuts" keys="?" onClick={onHelp} />
      </div>
    </header>
  )
}

function SaveRun() {
  const { player, recorder } = useWorkbench()
  const isEmpty = useStore(recorder.store, ({ steps }) => steps.length === 0)
  const isFailed = useStore(player.store, ({ status }) => status === 'failed')
  return (
    <IconButton
      icon="download"
      word="Save run"
      label="Save run"
      disabled={isEmpty && !isFailed}
      onClick={() => downloadRun(document, recorder.runFile())}
    />
  )
}
