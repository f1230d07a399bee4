export { createRealBackend } from 'foyerkit/real'
