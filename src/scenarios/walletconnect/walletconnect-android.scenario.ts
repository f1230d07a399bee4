import { openModal } from '../dsl/flows/flows.ts'
import { click, reads, scenario, seconds, the } from '../dsl/builders.ts'
import { openWallet } from '../dsl/flows/walletConnectFlows.ts'

const nothingOpened = 'Nothing opened? Open it again, or paste the link into your wallet.'

export const walletconnectAndroid = scenario({
  id: 'walletconnect-android',
  title: 'On Android the wallet opens by its link in the same tab',
  tags: ['walletconnect', 'mobile', 'happy'],
  device: 'android',
  steps: [
    ...openWallet('Quillsafe'),
    { expect: 'title', is: 'Quillsafe' },
    {
      expect: 'analytics',
      event: 'SELECT_WALLET',
      properties: { name: 'Quillsafe', platform: 'mobile' },
      covers: ['C-308'],
    },
    {
      expect: 'opened',
      url: 'quillsafe://wc?uri=wc%3A',
      starts: true,
      target: 'self',
      covers: ['C-213', 'C-214'],
    },
    { expect: 'element', target: the('tab', 'QR code'), is: 'absent' },
    { do: 'run', ms: 1_999 },
    { expect: 'text', text: nothingOpened, absent: true },
    { do: 'run', ms: 1 },
    reads(nothingOpened),
    click('button', 'Open Quillsafe'),
    { expect: 'text', text: nothingOpened, absent: true },
    // The app has opened, so the page waits longer for its answer.
    { do: 'page.visible', visible: false },
    { do: 'run', ms: seconds(20) },
    { do: 'page.visible', visible: true },
    { do: 'run', ms: 7_999 },
    { expect: 'text', text: nothingOpened, absent: true },
    { do: 'run', ms: 1 },
    reads(nothingOpened),
    { do: 'phone.openLink' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'mobile', name: 'Quillsafe' },
      times: 1,
      covers: ['C-004', 'C-309'],
    },
    { do: 'phone.disconnect' },
    ...openModal,
    { expect: 'element', target: the('button', 'Quillsafe Recent'), covers: ['C-213'] },
  ],
})
