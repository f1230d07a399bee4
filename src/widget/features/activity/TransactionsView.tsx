import { ActivityPanel } from './public/ActivityPanel.tsx'

/** Height of the list on the Activity page, in px. */
const listHeight = 500

/** The Activity page: the account's transactions on the active network. */
export default function TransactionsView() {
  return <ActivityPanel page="activity" height={listHeight} />
}
