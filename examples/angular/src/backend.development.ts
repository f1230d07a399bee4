// Takes the place of backend.ts in development: the same, with everything outside of the page simulated.
export { createRealBackend } from 'foyerkit-lab/mock'
