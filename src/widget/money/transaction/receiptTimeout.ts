/**
 * How long a screen waits for the result of a transaction, in ms. Afterwards the activity
 * shows it, because a late transaction is no failure (open point 133).
 */
export const receiptTimeout = 25_000
