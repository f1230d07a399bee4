/**
 * The address of a recording's page in an app.
 * @param page as the recording names it, which may come from anyone
 * @param app its address
 * @throws Error if the page is of another origin
 */
export function pageOfApp(page: string, app: string): string {
  const { origin, href } = new URL(page, app)
  if (origin === new URL(app).origin) return href
  throw new Error(`The page ${JSON.stringify(page)} is not one of the app ${app}.`)
}
