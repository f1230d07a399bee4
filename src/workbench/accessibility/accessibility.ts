import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import { messageOf } from '../boundary/messageOf.ts'
import type { Settings } from '../state/settings.ts'
import type { StageLink } from '../state/stageLink.ts'
import { followAnnouncements } from './followAnnouncements.ts'
import { followEmulation } from './followEmulation.ts'
import type { EmulatedMedia } from '../../stage/page/accessibility/emulated/forcedMedia.ts'
import type { Announcement } from '../../stage/page/accessibility/watchAnnouncements.ts'
import type { AccessibilityFinding } from '../../stage/accessibility/accessibilityFinding.ts'
import { findingKey } from '../../stage/accessibility/findingKey.ts'

/** A finding, with the step after which it was there first; none for a check on request. */
export interface NotedFinding extends AccessibilityFinding {
  /** Number of the step, from 1. */
  readonly step?: number
}

/** A number over an element of the stage. */
export interface StageMark {
  readonly element: Element
  readonly number: number
  /** Whether the element has the focus. */
  readonly isCurrent: boolean
}

/** An announcement of the stage, from 1 since the start of the world. */
interface SaidText extends Announcement {
  readonly id: number
  /** Virtual ms since the start. */
  readonly at: number
}

/** Settings of the system or the browser that the stage is shown with. */
interface Emulation extends EmulatedMedia {
  /** 1, or 2 for 200 %. */
  readonly zoom: number
}

export interface AccessibilityState {
  readonly emulation: Emulation
  readonly status: 'unchecked' | 'checking' | 'checked' | 'failed'
  readonly findings: readonly NotedFinding[]
  /** Number of checks that the findings come from. */
  readonly checks: number
  /** Why the check failed. */
  readonly problem?: string
  /** Drawn over the stage with an outline. */
  readonly outlined?: Element
  /** Drawn over the stage. */
  readonly marks: readonly StageMark[]
  /** The newest announcements, in their order. */
  readonly said: readonly SaidText[]
}

/** Checks of the stage's accessibility, and what the panel draws over the stage. */
export interface Accessibility {
  readonly store: StoreApi<AccessibilityState>
  /** Checks the stage as it is. Replaces the findings. */
  check(): Promise<void>
  /** Checks the stage after a step of the player, if the person wants that. Adds to the findings. */
  checkAfterStep(step: number): Promise<void>
  /** Outlines an element, or nothing. */
  outline(element: Element | undefined): void
  /** Forgets the announcements so far. */
  clearSaid(): void
  /** Shows the stage with other settings; they outlast its world. */
  emulate(part: Partial<Emulation>): void
  /** Follows the live regions of the stage, and emulates there. Returns the way to stop. */
  follow(): () => void
  /** Draws numbers over the stage. */
  mark(marks: readonly StageMark[]): void
}

interface AccessibilityOptions {
  /** Real time. */
  readonly clock: Clock
  readonly stage: Pick<StageLink, 'store' | 'frame'>
  readonly settings: Pick<Settings, 'store'>
}

const fresh = { status: 'unchecked', findings: [], checks: 0, marks: [], said: [] } as const
const usual: Emulation = { zoom: 1, forcedColors: false, reducedMotion: false }

/** Creates the checks of the stage. A fresh stage forgets everything about the one before. */
export function createAccessibility({
  clock,
  stage,
  settings,
}: AccessibilityOptions): Accessibility {
  const store = createStore<AccessibilityState>(() => ({ ...fresh, emulation: usual }))

  async function run(step?: number): Promise<void> {
    const { api, generation } = stage.store.getState()
    if (!api) return
    const isCurrent = () => stage.store.getState().generation === generation
    const { outlined: _, problem: __, ...kept } = store.getState()
    store.setState({ ...kept, status: 'checking' }, true)
    try {
      const found = await api.checkAccessibility()
      if (!isCurrent()) return
      const { findings, checks } = store.getState()
      if (step === undefined) store.setState({ status: 'checked', findings: found, checks: 1 })
      else {
        const all = addFindings(findings, found, step)
        store.setState({ status: 'checked', findings: all, checks: checks + 1 })
      }
    } catch (error) {
      if (isCurrent()) store.setState({ status: 'failed', problem: messageOf(error) })
    }
  }

  return {
    store,
    check: () => run(),
    async checkAfterStep(step) {
      if (settings.store.getState().checksSteps) await run(step)
    },
    outline(outlined) {
      const { outlined: _, ...rest } = store.getState()
      store.setState(outlined ? { ...rest, outlined } : rest, true)
    },
    emulate: (part) =>
      store.setState(({ emulation }) => ({ emulation: { ...emulation, ...part } })),
    mark: (marks) => store.setState({ marks }),
    clearSaid: () => store.setState({ said: [] }),
    follow() {
      const unfollow = stage.store.subscribe(({ generation }, before) => {
        if (generation !== before.generation)
          store.setState({ ...fresh, emulation: store.getState().emulation }, true)
      })
      const stopListening = followAnnouncements(stage, store)
      const stopEmulating = followEmulation({ stage, store, clock })
      return () => {
        unfollow()
        stopListening()
        stopEmulating()
      }
    },
  }
}

/** The findings so far, and those of another step that were not there before. An element found again is the newest one. */
export function addFindings(
  before: readonly NotedFinding[],
  found: readonly AccessibilityFinding[],
  step: number,
): readonly NotedFinding[] {
  const left = [...found]
  const again = before.map((noted) => {
    const at = left.findIndex((finding) => findingKey(finding) === findingKey(noted))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ? { ...same, ...(noted.step === undefined ? {} : { step: noted.step }) } : noted
  })
  return [...again, ...left.map((finding) => ({ ...finding, step }))]
}
