/** One event (wire 6). Properties are plain and hold no secret. */
export interface AnalyticsEvent {
  readonly event: string
  readonly properties?: Readonly<Record<string, string | number | boolean>>
}

/** Where events go when the host turned analytics on (wire 1.4). Never rejects: failures are passed to `onError`. */
export interface Analytics {
  send(event: AnalyticsEvent): void
}
