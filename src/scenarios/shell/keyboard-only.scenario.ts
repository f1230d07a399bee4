import { scenario, sees, the } from '../dsl/builders.ts'

export const keyboardOnly = scenario({
  id: 'keyboard-only',
  title: 'The keyboard alone opens the modal, chooses a wallet, closes and returns',
  tags: ['shell', 'keyboard', 'accessibility'],
  steps: [
    { do: 'focus', target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }) },
    { do: 'press', key: 'Enter' },
    sees('Connect'),
    { expect: 'focusInModal' },
    { do: 'press', key: 'Tab', times: 30 },
    { expect: 'focusInModal' },
    { do: 'press', key: 'Shift+Tab', times: 40 },
    { expect: 'focusInModal' },
    { do: 'focus', target: the('button', 'Emberfox', { exact: false }) },
    { do: 'press', key: 'Enter' },
    sees('ConnectingExternal'),
    { expect: 'focusInModal' },
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'element', target: the('button', 'Try again') },
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'focused',
    },
  ],
})
