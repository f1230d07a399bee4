/** One analytics event. Its properties are plain data without secrets (wire 6). */
export interface AnalyticsEvent {
  readonly event: string
  readonly properties?: Readonly<Record<string, string | number | boolean>>
}

/**
 * Sends events to the host's analytics if the host turned it on (wire 1.4). Never rejects: failures are passed to
 * `onError`.
 */
export interface Analytics {
  send(event: AnalyticsEvent): void
}
