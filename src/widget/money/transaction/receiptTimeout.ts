/** Timeout for the result of a transaction, in ms. Afterwards the activity shows it (open point 133). */
export const receiptTimeout = 25_000
