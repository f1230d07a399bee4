import { hideSecretsIn } from '../run/file/hideSecrets.ts'

/**
 * Does the work. An error has the names of secrets in place of the secrets.
 * @param secrets by name
 */
export async function withoutSecrets<T>(
  work: () => Promise<T>,
  secrets: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) {
      const hide = (text: string) => hideSecretsIn(text, secrets)
      // The same error, so that it keeps its class and its place.
      Object.assign(error, { message: hide(error.message), stack: hide(error.stack ?? '') })
    }
    throw error
  }
}
