import { serviceAddresses, type ServiceAddresses } from '../../real/serviceAddresses.ts'

/**
 * Returns the addresses of the services for a simulated page: the public ones, and the simulated
 * sites on their own origin.
 */
export function simulatedAddresses(sites: string): ServiceAddresses {
  return serviceAddresses({
    secureSite: `${sites}/sites/secure`,
    verify: '',
    cardProvider: `${sites}/sites/onramp/`,
  })
}
