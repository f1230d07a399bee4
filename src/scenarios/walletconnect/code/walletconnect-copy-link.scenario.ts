import { click, scenario, the } from '../../dsl/builders.ts'
import { openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectCopyLink = scenario({
  id: 'walletconnect-copy-link',
  title: 'The link of the code can be copied unless the browser forbids it',
  tags: ['walletconnect'],
  steps: [
    ...openCode,
    click('button', 'Copy link'),
    { expect: 'toast', text: 'Link copied', variant: 'success', covers: ['C-099', 'C-328'] },
    { do: 'run', ms: 3_000 },
    { do: 'clipboard.deny', denied: true, selection: true },
    click('button', 'Copy link'),
    { expect: 'toast', text: 'Failed to copy', variant: 'error' },
    { expect: 'element', target: the('textbox', 'Select this text and copy it'), is: 'focused' },
  ],
})
