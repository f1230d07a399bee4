import { click, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const frameTheme = scenario({
  id: 'frame-theme',
  title: 'A theme change reaches the secure frame',
  tags: ['secure-frame', 'theme'],
  options: { themeMode: 'dark' },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    { expect: 'frame', shown: true, theme: 'dark', covers: ['C-155'] },
    { do: 'host.setThemeMode', mode: 'light' },
    { expect: 'frame', shown: true, theme: 'light', covers: ['C-155'] },
    { do: 'frame.cancel' },
    { expect: 'modal', open: false },
  ],
})
