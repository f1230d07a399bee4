import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const activityTabEmpty = scenario({
  id: 'activity-tab-empty',
  title: 'A login without activity shows what the activity tab will contain',
  tags: ['activity', 'account', 'email', 'empty'],
  world: { pastTransactions: 0 },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    click('tab', 'Activity'),
    reads('No activity yet', ['A-029']),
    reads('Your next transactions will appear here', ['A-029']),
    { expect: 'text', text: 'No Transactions yet', absent: true },
    click('button', 'Trade'),
    sees('Swap', ['A-029']),
  ],
})
