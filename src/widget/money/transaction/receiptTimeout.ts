/** How long the result of a transaction is waited for, in ms. After that the activity shows it (open point 133). */
export const receiptTimeout = 25_000
