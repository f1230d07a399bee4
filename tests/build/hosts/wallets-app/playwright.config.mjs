export { default } from '../offline-app/playwright.config.mjs'
