import { click, scenario, sees } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'
import { openWallet } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectTelegram = scenario({
  id: 'walletconnect-telegram',
  title: 'In Telegram, where the link is refused, the copied link connects',
  tags: ['walletconnect', 'mobile'],
  device: 'telegram',
  steps: [
    ...openModal,
    sees('Connect'),
    { expect: 'element', target: { role: 'button', name: 'Emberfox Installed' }, is: 'absent' },
    { do: 'host.close' },
    ...openWallet('Quillsafe'),
    { expect: 'opened', url: 'quillsafe://wc?uri=wc%3A', starts: true, end: 'refused' },
    { expect: 'inFront', is: 'page', asleep: false },
    click('button', 'Copy link'),
    { do: 'page.visible', visible: false, app: 'Quillsafe' },
    { expect: 'inFront', is: 'Quillsafe', asleep: true },
    { do: 'phone.paste' },
    { do: 'phone.approve' },
    { do: 'page.visible', visible: true },
    { expect: 'modal', open: false },
  ],
})
