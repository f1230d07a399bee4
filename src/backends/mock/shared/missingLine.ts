/** What a developer reads on a page that a server renders, and that has neither the plugin's tags nor its script. */
export const missingLine =
  'A server renders this page, so the plugin foyer() could not put its tags into it: the page has no simulated sites for e-mail, ' +
  'social login and card purchases. In development, put <script src="/__foyer/places.js"></script> into its head, before its own scripts.'
