/** Public entry point `foyerkit/wagmi`: Foyer as a connector of wagmi 2 and 3. */
export { foyerConnector, type FoyerForWagmi } from './wagmi/foyerConnector.ts'
