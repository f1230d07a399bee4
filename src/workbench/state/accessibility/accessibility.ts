import type { StoreApi } from 'zustand/vanilla'
import type { EmulatedMedia } from '../../../stage/page/accessibility/emulated/forcedMedia.ts'
import type { Announcement } from '../../../stage/page/accessibility/watchAnnouncements.ts'
import type { AccessibilityFinding } from '../../../stage/accessibility/accessibilityFinding.ts'

/** A finding, with the step after which it was there first; none for a check on request. */
export interface NotedFinding extends AccessibilityFinding {
  /** From 1. */
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
export interface SaidText extends Announcement {
  readonly id: number
  /** Virtual ms since the start. */
  readonly at: number
}

/** Settings of the system or the browser that the stage is shown with. */
export interface Emulation extends EmulatedMedia {
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
