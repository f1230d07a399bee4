import type { ComponentType } from 'react'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { IconName } from '../parts/Icon.tsx'
import type { PanelRequest } from '../parts/panelRequest.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { Subscribable } from '../state/throttledSource.ts'

export interface StagePanelProps {
  readonly stage: StageApi
  /** True beside a host's own page, false in the workbench. */
  readonly isHostPage: boolean
}

interface PanelBase {
  /** Stored in the settings. */
  readonly id: string
  /** Text of the tab. */
  readonly name: string
  /** Shortcut: one letter in lower case. */
  readonly key: string
  /** Text in the list of shortcuts. The name when absent. */
  readonly about?: string
  /** Shown before the name. */
  readonly icon?: IconName
  /** Shown after the name, in a line that has the room: how much the panel holds, and how much of it failed. */
  readonly tally?: {
    readonly follows: (stage: StageApi) => Subscribable
    readonly count: (stage: StageApi) => number
    readonly failed?: (stage: StageApi) => number
  }
  /** The source that changes the badge and the requests. */
  readonly live?: (simulator: Simulator) => readonly Subscribable[]
  /** Number on the tab. When absent, the number of requests. */
  readonly badge?: {
    readonly count: (simulator: Simulator) => number
    /** Follows the number for screen readers, for example `unread`. */
    readonly label: string
    readonly isFault?: boolean
  }
  /** Requests that wait for a person, in the order of the panel's cards. The line above the stage shows the first one. */
  readonly requests?: (simulator: Simulator) => readonly PanelRequest[]
}

/**
 * A panel with a tab. The tab, its badge, the shortcut, the list of shortcuts and the line above the stage read this record.
 *
 * `needs` decides where the panel is shown: `stage` and `nothing` everywhere, `widget` unless the page has no widget, and `workbench` only
 * in the workbench, not beside a host's own page. Only `stage` and `widget` wait for a stage and receive it.
 */
export type TabPanel = PanelBase &
  (
    | { readonly needs: 'stage' | 'widget'; readonly Panel: ComponentType<StagePanelProps> }
    | { readonly needs: 'workbench' | 'nothing'; readonly Panel: ComponentType }
  )
