import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'

/** An event in the widget, in one line. */
export function describeEvent(event: InspectEvent): string {
  switch (event.type) {
    case 'modal':
      return event.open ? 'opened' : 'closed'
    case 'view':
      return event.history.length > 1 ? event.history.join(' › ') : event.view
    case 'flow':
      return `${event.flow}: ${event.from} › ${event.to}  on ${event.event}`
    case 'call':
      return `${event.port}.${event.method}`
    case 'callEnd':
      return `${event.port}.${event.method} ${event.errorCode === undefined ? 'done' : `failed: ${event.errorCode}`}`
    case 'analytics':
      return `${event.event.event}${event.sent ? '' : ' (not sent)'}`
    case 'toast':
      return `${event.variant}: ${event.message}`
    case 'session':
      return `${event.status}${event.address === undefined ? '' : ` ${event.address}`}`
    case 'note':
      return `${event.about}: ${event.code} ${event.message}`
  }
}
