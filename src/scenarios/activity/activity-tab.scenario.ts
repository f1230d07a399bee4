import { click, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const activityTab = scenario({
  id: 'activity-tab',
  title: 'A login shows its activity in a tab of the account, page by page',
  tags: ['activity', 'account', 'email'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    click('tab', 'Activity'),
    { expect: 'element', target: the('heading', 'January'), covers: ['A-018'] },
    { expect: 'scrollBox', target: the('list', 'Activity'), height: 280, covers: ['A-018'] },
    { do: 'scrollToEnd', target: the('list', 'Activity') },
    { expect: 'calls', name: 'history.transactions', times: 2, covers: ['A-018', 'A-027'] },
    sees('Account'),
  ],
})
