/** The JSON of a response; undefined if it is none, because another server may answer with a page. */
export async function jsonOfResponse(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
