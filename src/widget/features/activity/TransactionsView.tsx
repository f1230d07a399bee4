import { ActivityPanel } from './public/ActivityPanel.tsx'

/** Height of the list on the Activity page, in px. */
const listHeight = 500

/** What the account did on the active network: the Activity page. */
export default function TransactionsView() {
  return <ActivityPanel page="activity" height={listHeight} />
}
