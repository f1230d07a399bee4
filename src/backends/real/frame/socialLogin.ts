import type { Auth } from '../../port/auth.ts'
import type { WindowProvider } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { FrameClient } from './frameClient.ts'
import { frameErrors } from './frameErrors.ts'
import { windowProviders } from './frameProtocol.ts'
import type { LoginData } from './loginData.ts'

type SocialPart = Pick<
  Auth,
  'getSocialRedirectUri' | 'connectSocial' | 'getFarcasterUri' | 'connectFarcaster'
>

/** The social and Farcaster parts of `Auth` (C-288, wire 2.6). */
export function createSocialLogin(options: {
  client: Pick<FrameClient, 'request'>
  loginData: LoginData
}): SocialPart {
  const { client, loginData } = options
  let requestedProvider: WindowProvider | undefined

  return {
    async getSocialRedirectUri(provider, signal) {
      if (!windowProviders.includes(provider)) {
        throw new FoyerError(
          'social.failed',
          `Failed to log in with ${provider}: the frame knows ${windowProviders.join(', ')} only.`,
        )
      }
      const answer = client.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
      const { uri } = await frameErrors.social(answer)
      requestedProvider = provider
      return uri
    },
    async connectSocial(resultUri, signal) {
      const answer = client.request('CONNECT_SOCIAL', { uri: resultUri }, { signal })
      const { userName } = await frameErrors.social(answer)
      if (requestedProvider !== undefined) loginData.rememberSocial(requestedProvider)
      if (userName !== undefined) loginData.rememberName(userName)
    },
    async getFarcasterUri(signal) {
      const answer = client.request('GET_FARCASTER_URI', undefined, { signal })
      return (await frameErrors.farcaster(answer)).url
    },
    async connectFarcaster(signal) {
      const answer = client.request('CONNECT_FARCASTER', undefined, {
        signal,
        waitsForPerson: true,
      })
      const user = await frameErrors.farcaster(answer)
      loginData.rememberSocial('farcaster')
      loginData.rememberName(user.userName)
      return user
    },
  }
}
