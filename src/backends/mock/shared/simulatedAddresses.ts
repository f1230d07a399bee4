import { serviceAddresses, type ServiceAddresses } from '../../real/serviceAddresses.ts'

/** Where the services stand for a simulated page: the public addresses, and the simulated sites on their own origin. */
export function simulatedAddresses(sites: string): ServiceAddresses {
  return serviceAddresses({
    secureSite: `${sites}/sites/secure`,
    verify: '',
    cardProvider: `${sites}/sites/onramp/`,
  })
}
