import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { PanelRequest } from '../parts/panelRequest.ts'

/** Mails that ask for approval of a new device, the newest first. */
export function deviceRequests({ mailbox }: Simulator): PanelRequest[] {
  return mailbox
    .mails()
    .filter(({ kind, deviceState }) => kind === 'device' && deviceState === 'waiting')
    .toReversed()
    .map(({ id, to }) => ({
      key: `mail ${id}`,
      who: `Mail to ${to}`,
      what: 'approve a device',
      approve: { title: 'Approve', give: () => mailbox.approveDevice(id) },
      decline: { title: 'Reject', give: () => mailbox.rejectDevice(id) },
    }))
}
