/** Follows the failure of a step on a host's page whose time and randomness are real. */
export const ownTimeNote =
  'This page has its own time and randomness. If the step depends on them, set ownsPage: true in foyer.config: Date and Math.random of the page then follow the virtual clock and the seed.'
