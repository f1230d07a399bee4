/** The message for the developer of a page that has neither the plugin's tags nor its script, such as a server-rendered page. */
export const missingLine =
  'This page lacks the tags of the plugin foyer(), as pages that a server renders do: it has no simulated sites for e-mail, ' +
  'social login and card purchases. In development, put <script src="/__foyer/places.js"></script> into its head, before its own scripts.'
