/** The history file of a project that names no other one. */
export const usualHistory = 'foyer-history.json'
