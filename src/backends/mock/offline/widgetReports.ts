import type { BackendFactory } from '../../port/backend.ts'
import { createListeners } from '../shared/listeners.ts'
import type { OfflinePage, WidgetReport } from './offlinePage.ts'

/** The widgets of a page, and what they have reported. */
export interface WidgetReports extends Pick<OfflinePage, 'widgets' | 'reports' | 'onReport'> {
  readonly observe: NonNullable<BackendFactory['observe']>
}

/** `now` is in virtual ms since epoch. */
export function createWidgetReports(now: () => number): WidgetReports {
  const widgets: (() => unknown)[] = []
  const reports: WidgetReport[] = []
  const listeners = createListeners()
  const observe: WidgetReports['observe'] = (widget) => {
    widgets.push(widget)
    return (event) => {
      reports.push({ at: now(), event })
      listeners.notify()
    }
  }

  return {
    observe,
    widgets: () => widgets.map((widget) => widget()),
    reports: () => reports,
    onReport: listeners.add,
  }
}
